/**
 * Short sounds, made here and now: no files. They are off unless the person wants them, and browsers let nothing sound
 * before the first click or key.
 */
import { my } from "./me.svelte";

type Tone = [hertz: number, at: number, seconds: number, loud: number, form?: OscillatorType];

/**
 * A bell when it is the own turn, wood on wood for a move, a run of bells at the end, a low tone for a mistake. Dice that
 * roll out, two coins, a card that is laid down.
 */
const SOUNDS = {
  turn: [
    [784, 0, 0.9, 0.5],
    [1175, 0.12, 1.1, 0.4],
    [2350, 0.12, 0.5, 0.08],
  ],
  move: [
    [320, 0, 0.07, 0.5, "triangle"],
    [190, 0.015, 0.09, 0.4, "triangle"],
  ],
  talk: [[988, 0, 0.25, 0.25]],
  end: [
    [523, 0, 0.9, 0.4],
    [659, 0.16, 0.9, 0.4],
    [784, 0.32, 0.9, 0.4],
    [1047, 0.48, 1.6, 0.45],
  ],
  mistake: [[165, 0, 0.22, 0.5, "triangle"]],
  dice: [
    [420, 0, 0.04, 0.22, "triangle"],
    [360, 0.07, 0.04, 0.2, "triangle"],
    [450, 0.13, 0.04, 0.17, "triangle"],
    [330, 0.21, 0.06, 0.14, "triangle"],
  ],
  coin: [
    [2093, 0, 0.16, 0.13],
    [2637, 0.05, 0.22, 0.11],
  ],
  card: [
    [640, 0, 0.03, 0.1, "sawtooth"],
    [300, 0.025, 0.06, 0.14, "triangle"],
  ],
} as const satisfies { [name: string]: readonly Tone[] };

/** What happens at the table, much more often than the rest: quiet, and only for those who ask for it. */
const EFFECTS: ReadonlySet<string> = new Set(["dice", "coin", "card"]);
const TREMBLES: { [name: string]: number[] } = { turn: [30], end: [30, 60, 30], dice: [12, 30, 12] }; // milliseconds

let context: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  tremble(name);
  const { sound: wanted, effects, volume } = my.preferences;
  if (EFFECTS.has(name) && !effects) return;
  if (!wanted || !volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[name]) strike(context, tone as Tone, volume / 100);
}

/** Let a phone tremble, where the person and the browser let us. */
function tremble(name: string): void {
  const pattern = TREMBLES[name];
  if (!pattern || !my.preferences.haptics || !navigator.userActivation?.hasBeenActive || !matchMedia("(pointer: coarse)").matches) return;
  navigator.vibrate?.(pattern);
}

function strike(to: AudioContext, [hertz, at, seconds, loud, form = "sine"]: Tone, volume: number): void {
  const begin = to.currentTime + at;
  const source = new OscillatorNode(to, { type: form, frequency: hertz });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume * 0.5, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  source.connect(gain).connect(to.destination);
  source.start(begin);
  source.stop(begin + seconds + 0.05);
}

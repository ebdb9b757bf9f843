/**
 * Short sounds, made here and now: no files. They are off unless the person wants them, and browsers let nothing sound
 * before the first click or key.
 */
import { my } from "./me.svelte";

type Tone = [hertz: number, at: number, seconds: number, loud: number, form?: OscillatorType];

/** A bell when it is the own turn, wood on wood for a move, a run of bells at the end, a low tone for a mistake. */
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
} as const satisfies { [name: string]: readonly Tone[] };

let context: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  const { sound: wanted, volume } = my.preferences;
  if (!wanted || !volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[name]) strike(context, tone as Tone, volume / 100);
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

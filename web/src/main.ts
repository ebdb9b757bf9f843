/** Starts the client. */
import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./lib/me.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/contrast.css";
import "./styles/base.css";

await start();
mount(App, { target: document.getElementById("app")! });

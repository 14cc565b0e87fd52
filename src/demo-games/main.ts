import './games.css';
import './stages.css';
import { DEMO_DATA_ID, type DemoPage } from '#schemas/demo-page.ts';
import { runGame } from './run-game.ts';

/** The server writes this into the document. */
const page = JSON.parse(document.getElementById(DEMO_DATA_ID)?.textContent ?? '') as DemoPage;

await runGame(document.getElementById('place') ?? document.body, page);

// Runs in its own thread, because decoding may take seconds, and the memory is freed with the thread. It is plain JavaScript, because
// worker threads do not inherit the TypeScript loader.
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const OPAQUE = 255;
const SIDE = 16;

await initWasm(workerData.renderer);
const address = `data:image/jpeg;base64,${Buffer.from(workerData.picture).toString('base64')}`;
const source = new Resvg(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><image width="${SIDE}" height="${SIDE}" preserveAspectRatio="none" href="${address}"/></svg>`,
);
const { pixels } = source.render();
// A JPEG has no transparency, so a fully transparent canvas means that decoding failed.
parentPort.postMessage(pixels.some((value, at) => at % 4 === 3 && value === OPAQUE));

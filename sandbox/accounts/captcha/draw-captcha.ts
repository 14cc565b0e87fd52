import { randomInt } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from '#sandbox/kernel/images/png-chunks.ts';
import { GLYPHS } from './glyphs.ts';

const WIDTH = 200;
const HEIGHT = 72;
const SHADES = 16;

type Point = readonly [number, number];
type Rgb = readonly [number, number, number];
type Stroke = { readonly points: readonly Point[]; readonly halfWidth: number };

const between = (low: number, high: number): number => low + (randomInt(0, 10_001) / 10_000) * (high - low);

/** Splits strokes into segments of at most 3 px, so that the distortion bends them. */
const subdivide = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((point, at) => {
    const next = points[at + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 3));
    return Array.from({ length: steps }, (_, step): Point => [
      point[0] + ((next[0] - point[0]) * step) / steps,
      point[1] + ((next[1] - point[1]) * step) / steps,
    ]);
  });

const glyphStrokes = (sign: string, left: number, room: number): readonly Stroke[] => {
  const turn = between(-0.28, 0.28);
  const size = between(6.2, 7.4);
  const lean = between(-0.2, 0.2);
  const centre: Point = [left + room / 2 + between(-2, 2), HEIGHT / 2 + between(-6, 6)];
  const halfWidth = between(1.5, 2.1);
  const place = (x: number, y: number): Point => {
    const dx = (x - 2 + between(-0.18, 0.18)) * size * 0.88 + (3 - y) * lean * size;
    const dy = (y - 3 + between(-0.18, 0.18)) * size;
    return [
      centre[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      centre[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  return (GLYPHS[sign] ?? []).map((numbers) => ({
    halfWidth,
    points: Array.from({ length: numbers.length / 2 }, (_, at) =>
      place(numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0),
    ),
  }));
};

const scratchStroke = (): Stroke => {
  const y = between(16, HEIGHT - 16);
  return {
    halfWidth: between(0.6, 1),
    points: Array.from({ length: 6 }, (_, at): Point => [(at * WIDTH) / 5, y + between(-16, 16)]),
  };
};

const warp = () => {
  const [bend, wave, phase] = [between(2, 4), between(38, 60), between(0, 7)];
  return ([x, y]: Point): Point => [x + Math.sin(y / 17 + phase) * 1.8, y + Math.sin(x / wave + phase) * bend];
};

const paint = (pixels: Uint8Array, [x0, y0]: Point, [x1, y1]: Point, halfWidth: number): void => {
  const reach = halfWidth + 1;
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1;
  for (
    let y = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
    y <= Math.min(HEIGHT - 1, Math.max(y0, y1) + reach);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
      x <= Math.min(WIDTH - 1, Math.max(x0, x1) + reach);
      x++
    ) {
      const along = Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
      const distance = Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0));
      const shade = Math.round(Math.min(1, Math.max(0, halfWidth + 0.5 - distance)) * (SHADES - 1));
      const at = y * WIDTH + x;
      pixels[at] = Math.max(pixels[at] ?? 0, shade);
    }
  }
};

const palette = (): readonly Rgb[] => {
  const inks: readonly Rgb[] = [
    [28, 52, 96],
    [88, 30, 84],
    [20, 84, 70],
    [112, 44, 24],
    [54, 46, 120],
  ];
  const ink = inks[randomInt(inks.length)] ?? [28, 52, 96];
  const paper: Rgb = [246, 243, 234];
  const mix = (part: 0 | 1 | 2, shade: number) =>
    Math.round(paper[part] + ((ink[part] - paper[part]) * shade) / (SHADES - 1));
  return Array.from({ length: SHADES }, (_, shade): Rgb => [mix(0, shade), mix(1, shade), mix(2, shade)]);
};

/** Encodes a PNG with rows of `width` pixels. Each pixel is an index into `palette`. */
const encodePng = (pixels: Uint8Array, width: number, palette: readonly Rgb[]): Buffer => {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flat())),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Draws `text` as a PNG of 200 by 72 pixels: distorted strokes that look hand-drawn, covered with lines and specks. */
export const drawCaptcha = (text: string): Buffer => {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const bent = warp();
  const room = (WIDTH - 24) / text.length;
  const strokes = [...text].flatMap((sign, at) => glyphStrokes(sign, 12 + at * room, room));
  for (const { points, halfWidth } of [...strokes, scratchStroke(), scratchStroke(), scratchStroke()]) {
    const line = subdivide(points).map(bent);
    line.forEach((point, at) => paint(pixels, point, line[at + 1] ?? point, halfWidth));
  }
  for (let speck = 0; speck < 70; speck++) {
    const spot: Point = [between(0, WIDTH), between(0, HEIGHT)];
    paint(pixels, spot, spot, between(0.4, 1.1));
  }
  return encodePng(pixels, WIDTH, palette());
};

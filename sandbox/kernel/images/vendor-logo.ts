import { createPictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';
import { escapeXml } from '#sandbox/kernel/texts/escape-xml.ts';
import { VENDOR_MARKS } from './vendor-marks.ts';

const ROOM = 158;
const LONGEST_LINE = 13;

/** The colours of a logo: two background colours, then the main and the lighter colour of the symbol. */
type Look = readonly [from: string, to: string, ink: string, soft: string];

const LOOKS: readonly [Look, ...Look[]] = [
  ['#5b2a9d', '#2a1052', '#ffc94d', '#fff0c2'],
  ['#a3245c', '#4d0a35', '#ffd166', '#fff1cf'],
  ['#a8282d', '#450a16', '#ffcf5c', '#ffeac0'],
  ['#b04a1a', '#541a0c', '#ffe08a', '#fff6d8'],
  ['#8a5a0c', '#4a2604', '#ffe9a8', '#ffffff'],
  ['#15724a', '#06362a', '#ffd45e', '#fff0bf'],
  ['#0e6d70', '#04303d', '#ffb84d', '#ffe5bd'],
  ['#1b63a8', '#0a2357', '#7fe3ff', '#e1f8ff'],
  ['#3341b8', '#131a5c', '#ff9f5a', '#ffe0c9'],
  ['#33406b', '#10162e', '#7fe3ff', '#ff7eb0'],
  ['#23796a', '#0c3a44', '#ffe39a', '#ffffff'],
  ['#7a2f96', '#33105a', '#8ff0d0', '#e4fff6'],
  ['#2c2c36', '#0f0f14', '#ff5f7e', '#ffd3dc'],
  ['#3d5a14', '#1b2d08', '#d4f26b', '#f6ffd6'],
];

/** Returns the name as one line, or as two lines split at the space nearest to the middle. */
const linesOf = (name: string): readonly string[] => {
  if (name.length <= LONGEST_LINE) return [name];
  const spaces = [...name].flatMap((sign, at) => (sign === ' ' ? [at] : []));
  const middle = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
};

/** Draws a vendor's symbol and name on an opaque background, so that the logo is readable in any theme. */
export const vendorLogo = (vassalage: string, name: string): string => {
  const dice = createPictureRandom(vassalage);
  const [from, to, ink, soft] = dice.pick(LOOKS);
  const mark = dice.pick(VENDOR_MARKS)(ink, soft);
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 27 : 20, Math.floor(ROOM / (longest * 0.57)));
  const first = 36 + size * 0.36 - (lines.length - 1) * size * 0.58;
  // System fonts differ in width, so `textLength` fixes it.
  const words = lines.map(
    (line, at) =>
      `<text x="68" y="${(first + at * size * 1.16).toFixed(1)}" textLength="${Math.min(ROOM, Math.round(line.length * size * 0.57))}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72" width="240" height="72">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect width="240" height="72" rx="14" fill="url(#g)"/><path fill="#fff" opacity=".07" d="M14 0h212a14 14 0 0 1 14 14v16Q120 44 0 26V14A14 14 0 0 1 14 0z"/>${mark}`,
    `<g font-family="system-ui,'Segoe UI',Roboto,sans-serif" font-weight="700" font-size="${size}" fill="#fff">${words.join('')}</g>`,
    '</svg>',
  ].join('');
};

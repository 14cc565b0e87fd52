import { starPoints } from '#sandbox/kernel/images/motifs/star-points.ts';

const star = (cx: number, cy: number, outer: number, fill: string, turn = 0, points = 5, inner = 0.382): string =>
  `<polygon points="${starPoints(cx, cy, outer, points, inner, turn)}" fill="${fill}"/>`;
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
/** Draws horizontal bands in a box of 60 by 40; each band has a share of the height. */
const bands = (...rows: readonly (readonly [share: number, fill: string])[]): string => {
  const whole = rows.reduce((sum, [share]) => sum + share, 0);
  let y = 0;
  return rows
    .map(([share, fill]) => {
      const height = (40 * share) / whole;
      const band = rect(0, y, 60, height, fill);
      y += height;
      return band;
    })
    .join('');
};
const crescent = (cx: number, cy: number, radius: number, shift: number, fill: string, ground: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/><circle cx="${cx + shift}" cy="${cy}" r="${radius * 0.82}" fill="${ground}"/>`;

/** The Union Flag, in a box of 60 by 30. */
const unionFlag =
  '<g><path fill="#012169" d="M0 0h60v30H0z"/><path stroke="#fff" stroke-width="6" d="m0 0 60 30m0-30L0 30"/><path stroke="#c8102e" stroke-width="2.4" d="m0 0 60 30m0-30L0 30"/><path stroke="#fff" stroke-width="10" d="M30 0v30M0 15h60"/><path stroke="#c8102e" stroke-width="6" d="M30 0v30M0 15h60"/></g>';

const trigrams = (['111', '010', '101', '000'] as const)
  .map((bars, at) => {
    const [x, y, turn] = [
      [17, 10, -34],
      [43, 10, 34],
      [17, 30, 34],
      [43, 30, -34],
    ][at] ?? [0, 0, 0];
    const lines = [...bars]
      .map((bar, row) => (bar === '1' ? `M-4 ${row * 2.2 - 2.2}h8` : `M-4 ${row * 2.2 - 2.2}h3.6m.8 0h3.6`))
      .join('');
    return `<path d="${lines}" transform="translate(${x} ${y}) rotate(${(turn ?? 0) + 90})" stroke="#000" stroke-width="1.4"/>`;
  })
  .join('');

const FLAGS: Readonly<Record<string, string>> = {
  PH: `${bands([1, '#0038a8'], [1, '#ce1126'])}<path fill="#fff" d="M0 0l34.6 20L0 40z"/>${star(11.5, 20, 6.6, '#fcd116', 0, 8, 0.45)}<circle cx="11.5" cy="20" r="3.4" fill="#fcd116"/>${star(3, 5.5, 2, '#fcd116', 30)}${star(3, 34.5, 2, '#fcd116', -30)}${star(29.6, 20, 2, '#fcd116', 90)}`,
  VN: `${bands([1, '#da251d'])}${star(30, 20.6, 12, '#ff0')}`,
  TH: bands([1, '#a51931'], [1, '#f4f5f8'], [2, '#2d2a4a'], [1, '#f4f5f8'], [1, '#a51931']),
  JP: `${bands([1, '#fff'])}<circle cx="30" cy="20" r="12" fill="#bc002d"/>`,
  ID: bands([1, '#e70011'], [1, '#fff']),
  CN: `${bands([1, '#de2910'])}${star(10, 10, 6, '#ffde00')}${star(20, 4, 2, '#ffde00', 24)}${star(24, 8, 2, '#ffde00', 46)}${star(24, 14, 2, '#ffde00')}${star(20, 18, 2, '#ffde00', 22)}`,
  MY: `${bands(...Array.from({ length: 14 }, (_, at) => [1, at % 2 === 0 ? '#c00' : '#fff'] as const))}${rect(0, 0, 31, 22.86, '#006')}${crescent(12.5, 11.4, 7.6, 2.2, '#fc0', '#006')}${star(20, 11.4, 6.2, '#fc0', 0, 14, 0.5)}`,
  SG: `${bands([1, '#ef3340'], [1, '#fff'])}${crescent(11, 10, 6.6, 2.6, '#fff', '#ef3340')}${[0, 72, 144, 216, 288].map((turn) => star(15.5 + 3.9 * Math.sin((turn * Math.PI) / 180), 10.2 - 3.9 * Math.cos((turn * Math.PI) / 180), 1.5, '#fff')).join('')}`,
  KR: `${bands([1, '#fff'])}<g transform="rotate(-33.7 30 20)"><path fill="#cd2e3a" d="M20 20a10 10 0 0 1 20 0z"/><path fill="#0047a0" d="M40 20a10 10 0 0 1-20 0z"/><circle cx="25" cy="20" r="5" fill="#cd2e3a"/><circle cx="35" cy="20" r="5" fill="#0047a0"/></g>${trigrams}`,
  KH: `${bands([1, '#032ea1'], [2, '#e00025'], [1, '#032ea1'])}<path fill="#fff" d="M17 28h26v-2.4h-2V22h-2.4v-3.2L37 16l-1.6 2.8V21h-2v-4.6L30 11l-3.4 5.4V21h-2v-2.2L23 16l-1.6 2.8V22H19v3.6h-2z"/><path stroke="#e00025" stroke-width=".8" d="M20 25.6h20M24 22v3m4-4v4m4-4v4m4-3v3"/>`,
  LA: `${bands([1, '#ce1126'], [2, '#002868'], [1, '#ce1126'])}<circle cx="30" cy="20" r="8" fill="#fff"/>`,
  MM: `${bands([1, '#fecb00'], [1, '#34b233'], [1, '#ea2839'])}${star(30, 21, 14, '#fff')}`,
  BN: `${bands([1, '#f7e017'])}<path fill="#fff" d="M0 0l60 26v9L0 9z"/><path fill="#000" d="M0 7l60 26v7L0 14z"/><path stroke="#cf1126" stroke-width="2.2" stroke-linecap="round" fill="none" d="M21.5 17a8.6 8.6 0 0 0 17 0M30 12v17M25 13.4h10"/><path fill="#cf1126" d="M29 9h4l-4 2.6z"/>`,
  TW: `${bands([1, '#fe0000'])}${rect(0, 0, 30, 20, '#000095')}${star(15, 10, 7.5, '#fff', 0, 12, 0.58)}<circle cx="15" cy="10" r="4.3" fill="#000095"/><circle cx="15" cy="10" r="3.7" fill="#fff"/>`,
  HK: `${bands([1, '#de2910'])}<g fill="#fff">${[0, 72, 144, 216, 288].map((turn) => `<path d="M30 20c-5-2.4-5.4-7.6-1-10.6 4.4 2.4 1.6 5.4 1.2 7.4s.3 2.6-.2 3.200z" transform="rotate(${turn} 30 20)"/>`).join('')}</g>`,
  IN: `${bands([1, '#f93'], [1, '#fff'], [1, '#128807'])}<circle cx="30" cy="20" r="5.3" fill="none" stroke="#000080" stroke-width=".9"/><path stroke="#000080" stroke-width=".35" d="${Array.from({ length: 12 }, (_, at) => `M${(30 + 5.2 * Math.cos((at * Math.PI) / 12)).toFixed(2)} ${(20 + 5.2 * Math.sin((at * Math.PI) / 12)).toFixed(2)}L${(30 - 5.2 * Math.cos((at * Math.PI) / 12)).toFixed(2)} ${(20 - 5.2 * Math.sin((at * Math.PI) / 12)).toFixed(2)}`).join('')}"/><circle cx="30" cy="20" r="1.1" fill="#000080"/>`,
  AU: `${bands([1, '#00008b'])}<g transform="scale(.5 .6667)">${unionFlag}</g>${star(15, 30.5, 4.6, '#fff', 0, 7, 0.45)}${star(45, 33.5, 2.7, '#fff', 0, 7, 0.45)}${star(45, 6.6, 2.7, '#fff', 0, 7, 0.45)}${star(37.5, 17.5, 2.7, '#fff', 0, 7, 0.45)}${star(51.6, 14.8, 2.7, '#fff', 0, 7, 0.45)}${star(48, 21.6, 1.5, '#fff')}`,
  US: `${bands(...Array.from({ length: 13 }, (_, at) => [1, at % 2 === 0 ? '#b31942' : '#fff'] as const))}${rect(0, 0, 24, 21.54, '#0a3161')}<path stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="0 4" d="${Array.from({ length: 9 }, (_, row) => `M${row % 2 === 0 ? 2 : 4} ${(2.15 * (row + 1)).toFixed(2)}h${row % 2 === 0 ? 20.1 : 16.1}`).join('')}"/>`,
  GB: `<g transform="scale(1 1.3333)">${unionFlag}</g>`,
};

/** Draws the flag for an ISO country code in 3:2 proportions, or returns `null` if the sandbox has no flag for it. */
export const countryFlag = (code: string): string | null => {
  const drawing = FLAGS[code];
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">${drawing}</svg>`;
};

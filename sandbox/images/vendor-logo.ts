import { diceOf } from './dice.ts';
import { starPoints } from './star-points.ts';
import { escapeXml } from './svg-answer.ts';

const MARKS: readonly [(ink: string) => string, ...((ink: string) => string)[]] = [
  (ink) =>
    `<polygon points="${starPoints(36, 36, 18, 6, 1)}" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="36" cy="36" r="6" fill="${ink}"/>`,
  (ink) =>
    `<path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" d="M20 44a18 18 0 0 1 32-16M26 48a12 12 0 0 0 22-8"/>`,
  (ink) => `<polygon points="${starPoints(36, 36, 20, 5, 0.45)}" fill="${ink}"/>`,
  (ink) => `<path fill="${ink}" d="M36 16 54 36 36 56 18 36zm0 11-9 9 9 9 9-9z" fill-rule="evenodd"/>`,
  (ink) => `<path fill="${ink}" d="M18 50V24l18 14 18-14v26h-9V40l-9 7-9-7v10z"/>`,
  (ink) => `<circle cx="29" cy="36" r="13" fill="${ink}"/><circle cx="44" cy="36" r="13" fill="${ink}" opacity=".55"/>`,
  (ink) => `<path fill="${ink}" d="M18 46c0-16 12-28 36-28-2 22-12 36-28 36-5 0-8-3-8-8z"/>`,
];

/** A vendor's sign and name on its own ground, readable on any theme. */
export const vendorLogo = (vassalage: string, name: string): string => {
  const dice = diceOf(vassalage);
  const hue = Math.floor(dice.between(0, 360));
  const ink = `hsl(${(hue + dice.pick([40, 160, 200])) % 360} 90% 78%)`;
  const size = Math.min(26, Math.floor(270 / Math.max(6, name.length)));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72" width="240" height="72">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 52% 30%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 17%)"/></linearGradient>`,
    `<rect width="240" height="72" rx="14" fill="url(#g)"/>${dice.pick(MARKS)(ink)}`,
    `<text x="68" y="${36 + size * 0.36}" font-family="system-ui,'Segoe UI',Roboto,sans-serif" font-weight="700" font-size="${size}" fill="#fff" textLength="${Math.min(158, Math.round(name.length * size * 0.58))}" lengthAdjust="spacingAndGlyphs">${escapeXml(name)}</text>`,
    '</svg>',
  ].join('');
};

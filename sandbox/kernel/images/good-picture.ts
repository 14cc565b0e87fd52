/** The palette of an item: two background colours, then a light, a warm and a dark colour. */
type Palette = readonly [from: string, to: string, light: string, warm: string, dark: string];

const banknote = (light: string, warm: string, dark: string): string =>
  [
    [-10, -18, -14],
    [4, 0, -4],
    [12, 18, 8],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-62" y="-32" width="124" height="64" rx="8" fill="${light}"/><rect x="-54" y="-24" width="108" height="48" rx="5" fill="none" stroke="${dark}" stroke-width="3" stroke-opacity=".45"/><circle r="17" fill="${warm}"/><path fill="${dark}" d="m0-10 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z"/><g fill="${dark}" fill-opacity=".4"><path d="M-46-16h10v6h-10zM36 10h10v6H36z"/></g></g>`,
    )
    .join('');

type Drawing = (light: string, warm: string, dark: string) => string;

const shirt: Drawing = (light, warm, dark) =>
  `<path fill="${light}" d="m-30-60-44 26 16 34 18-8v68h80V-8l18 8 16-34-44-26q-6 18-30 18T-30-60z"/><path fill="${dark}" fill-opacity=".18" d="M-40-8v68h18V-40zM40-8v68H30V-34z"/><path fill="none" stroke="${warm}" stroke-width="6" d="M-30-60q6 22 30 22t30-22"/><path fill="${warm}" d="m0-14 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z"/>`;

const cap: Drawing = (light, warm, dark) =>
  `<path fill="${light}" d="M-60 22q-2-70 58-72 58 2 58 72z"/><path fill="${dark}" fill-opacity=".2" d="M-2-50q34 20 36 72h22q0-70-58-72z"/><path fill="${warm}" d="M-62 18q70-14 122 2 26 10 24 20-4 6-30 0-58-14-116-2-6-10 0-20z"/><circle cx="-2" cy="-52" r="7" fill="${warm}"/><path fill="${dark}" d="m-18-18 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" transform="translate(10 0)"/>`;

const mug: Drawing = (light, warm, dark) =>
  `<path fill="none" stroke="${light}" stroke-width="13" d="M38-20q38-4 34 26-4 24-36 22"/><path fill="${light}" d="M-50-38h92v84q0 14-16 14h-60q-16 0-16-14z"/><path fill="${dark}" fill-opacity=".18" d="M18-38h24v84q0 14-16 14H14q6-40 4-98z"/><ellipse cx="-4" cy="-38" rx="46" ry="10" fill="${dark}"/><path fill="${warm}" d="m-8-8 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z"/><path fill="none" stroke="${warm}" stroke-width="5" stroke-linecap="round" stroke-opacity=".8" d="M-20-56q-8-8 0-16M2-56q-8-8 0-16"/>`;

const powerBank: Drawing = (light, warm, dark) =>
  `<rect x="-34" y="-62" width="68" height="118" rx="14" fill="${light}"/><path fill="${dark}" fill-opacity=".18" d="M10-62h10q14 0 14 14v90q0 14-14 14H10z"/><path fill="${warm}" d="M6-34-18 6h14l-6 30L20-8H4z"/><g fill="${dark}"><circle cx="-14" cy="-48" r="4"/><circle cy="-48" r="4"/><circle cx="14" cy="-48" r="4" fill-opacity=".35"/></g><path fill="none" stroke="${warm}" stroke-width="6" stroke-linecap="round" d="M0 56q0 18 22 14 26-6 34 8"/>`;

const headphones: Drawing = (light, warm, dark) =>
  `<path fill="none" stroke="${light}" stroke-width="13" d="M-52 20q-6-78 52-78t52 78"/><path fill="none" stroke="${dark}" stroke-opacity=".25" stroke-width="4" d="M-48 4q0-56 48-56t48 56"/><rect x="-70" y="4" width="32" height="56" rx="14" fill="${warm}"/><rect x="38" y="4" width="32" height="56" rx="14" fill="${warm}"/><rect x="-44" y="10" width="13" height="44" rx="6" fill="${dark}"/><rect x="31" y="10" width="13" height="44" rx="6" fill="${dark}"/>`;

const watch: Drawing = (light, warm, dark) =>
  `<path fill="${warm}" d="M-26-72h52l6 40h-64zM-32 32h64l-6 40h-52z"/><rect x="-42" y="-44" width="84" height="88" rx="24" fill="${light}"/><rect x="-33" y="-35" width="66" height="70" rx="16" fill="${dark}"/><path fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" d="M0-20V2l16 10"/><circle r="4" cy="2" fill="${warm}"/><rect x="42" y="-10" width="8" height="20" rx="3" fill="${light}"/>`;

const phone: Drawing = (light, warm, dark) =>
  `<g transform="rotate(-8)"><rect x="-36" y="-70" width="72" height="140" rx="14" fill="${light}"/><rect x="-30" y="-62" width="60" height="124" rx="8" fill="${dark}"/><path fill="${warm}" d="M-30 20q30-34 60-10v44q0 8-8 8h-44q-8 0-8-8z"/><circle cx="10" cy="-22" r="13" fill="${light}" fill-opacity=".85"/><rect x="-10" y="-57" width="20" height="6" rx="3" fill="${light}" fill-opacity=".6"/></g>`;

const speaker: Drawing = (light, warm, dark) =>
  `<rect x="-44" y="-68" width="88" height="134" rx="20" fill="${light}"/><circle cy="22" r="32" fill="${dark}"/><circle cy="22" r="20" fill="${warm}"/><circle cy="22" r="8" fill="${dark}"/><circle cy="-36" r="17" fill="${dark}"/><circle cy="-36" r="8" fill="${warm}"/><path fill="none" stroke="${warm}" stroke-width="6" stroke-linecap="round" d="M58-30q14 16 0 36M74-42q24 28 0 60M-58-30q-14 16 0 36M-74-42q-24 28 0 60"/>`;

const bag: Drawing = (light, warm, dark) =>
  `<path fill="none" stroke="${warm}" stroke-width="9" d="M-28-20q-2-44 28-44t28 44"/><path fill="${light}" d="M-68-24H68l8 76q0 10-12 10H-64q-12 0-12-10z"/><path fill="${dark}" fill-opacity=".18" d="M30-24h38l8 76q0 10-12 10H34z"/><path fill="${warm}" d="M-72 4H72l2 16H-74z"/><rect x="-12" y="0" width="24" height="26" rx="5" fill="${dark}"/><path fill="none" stroke="${light}" stroke-width="4" d="M-5 14H5"/>`;

const DRAWINGS = {
  'voucher-bronze': [['#c9803f', '#6a3413', '#fff3df', '#e9a35b', '#6a3413'], banknote],
  'voucher-silver': [['#7f93a8', '#2f3d4e', '#f6fafd', '#b9c8d6', '#32455a'], banknote],
  'voucher-gold': [['#e0a526', '#7a4c05', '#fffbe8', '#ffd75e', '#7a4c05'], banknote],
  shirt: [['#d9486b', '#6b1237', '#fff3f0', '#ffc94d', '#5b0f2f'], shirt],
  cap: [['#2f7fc1', '#0d2f63', '#f2f8ff', '#ffb84d', '#0d2f63'], cap],
  mug: [['#2f9a7a', '#0b4238', '#fffaf0', '#ff9f5a', '#14453c'], mug],
  'power-bank': [['#5661c9', '#1d205e', '#eef0ff', '#ffd166', '#1d205e'], powerBank],
  headphones: [['#8a3fb0', '#33105a', '#f7ecff', '#8ff0d0', '#2b0c4c'], headphones],
  watch: [['#3c4a63', '#121a2c', '#e8eefb', '#ff8a5c', '#101728'], watch],
  phone: [['#1d8fa0', '#06313f', '#f0fcff', '#ffc36b', '#0b2733'], phone],
  speaker: [['#b5512a', '#4d170b', '#fff0e6', '#ffd07a', '#3d1209'], speaker],
  bag: [['#6a8a2b', '#2a3d0c', '#fbffe9', '#ffcf5c', '#2a3d0c'], bag],
} as const satisfies Readonly<Record<string, readonly [Palette, Drawing]>>;

/** The names of the items that have a drawing. */
export type GoodPicture = keyof typeof DRAWINGS;
export const GOOD_PICTURES = Object.keys(DRAWINGS) as GoodPicture[];

export const goodPicturePath = (picture: string): string => `/TCG_PROD_IMAGES/POINT_GOODS/${picture}.png`;

/** Draws the image of an item in the points mall, in 4:3 proportions, or returns `null` for an unknown name. */
export const goodPicture = (name: string): string | null => {
  const known = GOOD_PICTURES.find((picture) => picture === name);
  if (known === undefined) return null;
  const [[from, to, light, warm, dark], draw] = DRAWINGS[known];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h240v180H0z"/><circle cx="120" cy="90" r="84" fill="${light}" opacity=".12"/><circle cx="120" cy="90" r="60" fill="${light}" opacity=".1"/>`,
    `<ellipse cx="120" cy="166" rx="62" ry="7" fill="${dark}" opacity=".45"/><g transform="translate(120 90)">${draw(light, warm, dark)}</g></svg>`,
  ].join('');
};

import type { ArtColors } from '../art-colors.ts';
import { at, box, circle, each, fill, gradient, line, moved, n, path, star } from './svg.ts';

/** The means for drawing a subject. A subject is at most about 520 x 560 in size, around the origin. */
export interface Brush {
  readonly colors: ArtColors;
  /** Returns the outline of a short text around the origin, `size` high. */
  readonly letters: (text: string, size: number) => string;
}

type Subject = (brush: Brush) => string;

const HEART = 'M0 70C-20 48 -78 14 -78 -26C-78 -66 -22 -78 0 -36C22 -78 78 -66 78 -26C78 14 20 48 0 70z';
const DIAMOND = 'M0 -84Q24 -34 62 0Q24 34 0 84Q-24 34 -62 0Q-24 -34 0 -84z';
const SPADE =
  'M0 -80C20 -54 74 -18 74 20C74 58 26 62 10 36Q12 62 30 78H-30Q-12 62 -10 36C-26 62 -74 58 -74 20C-74 -18 -20 -54 0 -80z';

const shadow = (y: number, width: number): string =>
  `<ellipse cx="0" cy="${y}" rx="${width}" ry="26" fill="#000000" fill-opacity="0.32"/>`;

/** A slot machine with three reels. */
const reels: Subject = ({ colors, letters }) => {
  const symbols = [
    path(letters('7', 118), fill(colors.primaryDark)),
    path(star(70, 5), fill(colors.accentDark)),
    `<g transform="scale(0.82)">${path(HEART, fill(colors.primary))}</g>`,
  ];
  return [
    `<defs>${gradient('case', [colors.accentLight, colors.accent, colors.accentDark])}${gradient('reel', [colors.paleDark, colors.pale, colors.pale, colors.paleDark])}</defs>`,
    shadow(262, 300),
    box(276, -120, 26, 190, 13, fill(colors.paleDark)),
    circle(289, -132, 34, fill(colors.primary)),
    circle(279, -142, 11, fill(colors.primaryLight)),
    path('M-190 -190Q-180 -280 0 -280T190 -190z', 'fill="url(#case)"'),
    path(star(46, 5), `${fill(colors.pale)} transform="translate(0 -226)"`),
    box(-270, -196, 540, 440, 44, 'fill="url(#case)"'),
    box(-232, -156, 464, 264, 26, fill(colors.night)),
    symbols
      .map((symbol, index) => moved((index - 1) * 150, -24, box(-66, -112, 132, 224, 14, 'fill="url(#reel)"') + symbol))
      .join(''),
    path('M-232 -24H-214M214 -24H232', line(colors.primaryLight, 12)),
    box(-150, 142, 300, 64, 32, fill(colors.primary)),
    box(-134, 150, 268, 22, 11, fill(colors.primaryLight, 0.6)),
    each(9, (index) => circle(-208 + index * 52, -176, 8, fill(colors.pale))),
  ].join('');
};

/** A roulette wheel. */
const wheel: Subject = ({ colors }) => {
  const sector = (outer: number, inner: number, index: number, count: number): string =>
    `M${at(outer, index / count)}A${outer} ${outer} 0 0 1 ${at(outer, (index + 1) / count)}L${at(inner, (index + 1) / count)}A${inner} ${inner} 0 0 0 ${at(inner, index / count)}z`;
  return [
    `<defs>${gradient('rim', [colors.accentLight, colors.accent, colors.accentDark], true)}</defs>`,
    shadow(268, 260),
    circle(0, 0, 270, 'fill="url(#rim)"'),
    circle(0, 0, 242, fill(colors.night)),
    each(24, (index) =>
      path(
        sector(236, 166, index, 24),
        fill(index === 0 ? colors.accent : index % 2 === 0 ? colors.night : colors.primary),
      ),
    ),
    circle(0, 0, 236, line(colors.accentLight, 4)),
    circle(0, 0, 166, fill(colors.deep)),
    each(24, (index) => path(`M${at(166, index / 24)}L${at(236, index / 24)}`, line(colors.accentLight, 2))),
    circle(0, 0, 118, fill(colors.middle)),
    circle(0, 0, 118, line(colors.accent, 5)),
    path(star(104, 4, 0.24), 'fill="url(#rim)"'),
    circle(0, 0, 34, fill(colors.accentLight)),
    circle(0, 0, 18, fill(colors.accentDark)),
    moved(
      132,
      -150,
      circle(3, 4, 20, fill('#000000', 0.4)) + circle(0, 0, 20, fill(colors.pale)) + circle(-6, -6, 6, fill('#ffffff')),
    ),
  ].join('');
};

/** A football. */
const ball: Subject = ({ colors }) => {
  const pentagon = (radius: number, turn: number): string =>
    `M${Array.from({ length: 5 }, (_, index) => at(radius, turn + index / 5)).join('L')}z`;
  return [
    `<defs><radialGradient id="ball" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="${colors.pale}"/><stop offset="1" stop-color="${colors.paleDark}"/></radialGradient><clipPath id="round"><circle r="246"/></clipPath></defs>`,
    shadow(262, 220),
    circle(0, 0, 246, 'fill="url(#ball)"'),
    `<g clip-path="url(#round)">`,
    path(pentagon(92, 0), fill(colors.middle)),
    each(5, (index) => {
      const turn = index / 5;
      return [
        path(`M${at(92, turn)}L${at(168, turn)}`, line(colors.middle, 8)),
        path(
          `M${at(168, turn)}L${at(212, turn + 0.075)}L${at(290, turn + 0.06)}L${at(290, turn - 0.06)}L${at(212, turn - 0.075)}z`,
          fill(colors.primary),
        ),
        path(`M${at(212, turn + 0.075)}L${at(212, turn + 0.125)}`, line(colors.middle, 8)),
      ].join('');
    }),
    '</g>',
    circle(0, 0, 243, line(colors.middle, 6)),
    each(3, (index) =>
      path(
        `M${-330 - index * 20} ${-70 + index * 90}H${-290 - index * 34}`,
        line(colors.accent, 12) + ' stroke-linecap="round"',
      ),
    ),
  ].join('');
};

/** Lottery balls. */
const draws: Subject = ({ colors, letters }) => {
  const balls = [
    [-178, 130, 112, colors.primary, '21'],
    [178, 130, 112, colors.accent, '8'],
    [-88, -76, 112, colors.accent, '3'],
    [92, -84, 112, colors.primary, '42'],
    [0, 142, 122, colors.primaryLight, '7'],
  ] as const;
  return [
    '<defs><radialGradient id="shine" cx="0.34" cy="0.28" r="0.8"><stop offset="0" stop-color="#ffffff" stop-opacity="0.6"/><stop offset="0.45" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity="0.42"/></radialGradient></defs>',
    shadow(258, 290),
    balls
      .map(([x, y, radius, colour, number]) =>
        moved(
          x,
          y,
          circle(0, 0, radius, fill(colour)) +
            circle(0, 0, radius * 0.55, fill(colors.pale)) +
            circle(0, 0, radius * 0.55, line(colors.night, 3, 0.3)) +
            path(letters(number, radius * 0.58), fill(colors.night)) +
            circle(0, 0, radius, 'fill="url(#shine)"'),
        ),
      )
      .join(''),
  ].join('');
};

/** A wrapped present. */
const gift: Subject = ({ colors }) =>
  [
    `<defs>${gradient('wrap', [colors.primaryLight, colors.primary, colors.primaryDark])}${gradient('ribbon', [colors.accentLight, colors.accent], true)}</defs>`,
    shadow(250, 280),
    box(-220, -40, 440, 286, 20, 'fill="url(#wrap)"'),
    box(-220, -40, 440, 40, 0, fill('#000000', 0.22)),
    box(-38, -40, 76, 286, 0, 'fill="url(#ribbon)"'),
    box(-252, -118, 504, 96, 20, fill(colors.primary)),
    box(-252, -118, 504, 26, 13, fill(colors.primaryLight, 0.6)),
    box(-42, -118, 84, 96, 0, 'fill="url(#ribbon)"'),
    path(
      'M0 -118C-40 -250 -210 -270 -196 -176C-188 -128 -80 -112 0 -118zM0 -118C40 -250 210 -270 196 -176C188 -128 80 -112 0 -118z',
      'fill="url(#ribbon)"',
    ),
    path(
      'M-30 -130C-70 -206 -150 -214 -150 -176C-150 -150 -84 -134 -30 -130zM30 -130C70 -206 150 -214 150 -176C150 -150 84 -134 30 -130z',
      fill(colors.accentDark),
    ),
    box(-34, -150, 68, 46, 18, fill(colors.accentLight)),
    (
      [
        [-268, -206, 34],
        [262, -236, 44],
        [0, -288, 30],
        [312, -40, 24],
        [-318, -10, 24],
      ] as const
    )
      .map(([x, y, size]) => moved(x, y, path(star(size, 4, 0.22), fill(colors.pale))))
      .join(''),
  ].join('');

/** A phone that shows tiles. */
const phone: Subject = ({ colors }) =>
  [
    `<defs>${gradient('screen', [colors.middle, colors.deep])}</defs>`,
    shadow(296, 200),
    '<g transform="rotate(7)">',
    box(-158, -290, 316, 580, 46, fill(colors.paleDark)),
    box(-150, -284, 300, 568, 42, fill(colors.night)),
    box(-134, -266, 268, 532, 30, 'fill="url(#screen)"'),
    box(-112, -236, 224, 120, 18, fill(colors.primary)),
    moved(56, -176, path(star(44, 5), fill(colors.accentLight))),
    box(-92, -200, 84, 16, 8, fill(colors.pale)),
    box(-92, -172, 60, 12, 6, fill(colors.pale, 0.7)),
    each(6, (index) =>
      box(
        -112 + (index % 3) * 78,
        -94 + Math.floor(index / 3) * 96,
        68,
        78,
        14,
        fill([colors.accent, colors.primaryLight, colors.glow][(index * 2 + Math.floor(index / 3)) % 3] ?? colors.glow),
      ),
    ),
    box(-112, 112, 224, 56, 28, fill(colors.accent)),
    box(-112, 190, 224, 12, 6, fill(colors.pale, 0.45)),
    box(-112, 214, 150, 12, 6, fill(colors.pale, 0.3)),
    '</g>',
  ].join('');

/** A fan of playing cards. */
const cards: Subject = ({ colors }) => {
  const pips = [SPADE, HEART, DIAMOND, HEART];
  return [
    shadow(252, 250),
    pips
      .map(
        (pip, index) =>
          `<g transform="rotate(${(index - 1.5) * 17} 0 420)">${box(-116, -186, 232, 330, 24, `${fill(index % 2 === 0 ? colors.pale : '#ffffff')} stroke="${colors.paleDark}" stroke-width="4"`)}${moved(0, -18, path(pip, fill(index === 0 ? colors.night : index === 2 ? colors.accentDark : colors.primary)))}${moved(-82, -146, path(pip, fill(index === 0 ? colors.night : index === 2 ? colors.accentDark : colors.primary)), ' scale(0.26)')}</g>`,
      )
      .join(''),
  ].join('');
};

/** Three fish. */
const fish: Subject = ({ colors }) => {
  const one = (x: number, y: number, size: number, body: string, fin: string): string =>
    moved(
      x,
      y,
      path('M-110 0L-196 -74Q-172 0 -196 74z', fill(fin)) +
        path('M-30 -84Q20 -150 84 -92L40 -60zM-20 84Q20 132 60 92L30 66z', fill(fin)) +
        path('M-130 0C-70 -108 90 -124 166 0C90 124 -70 108 -130 0z', fill(body)) +
        path('M64 -80Q28 0 64 80', line(fin, 9)) +
        path('M-40 -34q26 34 0 68M4 -40q28 40 0 80', line(fin, 7, 0.7)) +
        circle(112, -22, 21, fill('#ffffff')) +
        circle(117, -22, 11, fill(colors.night)),
      ` scale(${n(size)})`,
    );
  return [
    one(-150, -170, 0.8, colors.accent, colors.accentDark),
    one(40, 20, 1.4, colors.primary, colors.primaryLight),
    one(-160, 205, 0.7, colors.accentLight, colors.accentDark),
    (
      [
        [270, -120, 20],
        [304, -186, 12],
        [268, -236, 28],
        [-300, 60, 16],
      ] as const
    )
      .map(([x, y, radius]) => circle(x, y, radius, line(colors.pale, 5, 0.7)))
      .join(''),
  ].join('');
};

/** A game controller. */
const pad: Subject = ({ colors }) =>
  [
    `<defs>${gradient('shell', [colors.primaryLight, colors.primary, colors.primaryDark])}</defs>`,
    shadow(232, 270),
    path(
      'M-170 -140H170C260 -140 300 40 306 140C312 230 214 244 168 160L120 84H-120L-168 160C-214 244 -312 230 -306 140C-300 40 -260 -140 -170 -140z',
      'fill="url(#shell)"',
    ),
    path('M-176 -118H176C230 -116 262 -30 276 40', line(colors.pale, 8, 0.35)),
    box(-210, -66, 128, 42, 12, fill(colors.night)),
    box(-167, -109, 42, 128, 12, fill(colors.night)),
    (
      [
        [146, -96],
        [146, 6],
        [95, -45],
        [197, -45],
      ] as const
    )
      .map(([x, y], index) => circle(x, y, 25, fill(index % 2 === 0 ? colors.accent : colors.pale)))
      .join(''),
    circle(-78, 44, 44, fill(colors.night)),
    circle(-78, 38, 31, fill(colors.middle)),
    circle(78, 44, 44, fill(colors.night)),
    circle(78, 38, 31, fill(colors.middle)),
    box(-34, -74, 68, 22, 11, fill(colors.night)),
  ].join('');

/** Three stacks of chips. */
const chips: Subject = ({ colors }) => {
  const stack = (x: number, y: number, count: number, colour: string, edge: string): string =>
    each(count, (index) => {
      const top = y - index * 34;
      return [
        `<path d="M${x - 112} ${top}v30a112 46 0 0 0 224 0v-30z" ${fill(edge)}/>`,
        each(5, (mark) =>
          box(x - 92 + mark * 41, top + 26 + 19 * Math.cos((mark - 2) * 0.72), 20, 26, 2, fill(colors.pale)),
        ),
        `<ellipse cx="${x}" cy="${top}" rx="112" ry="46" ${fill(colour)}/>`,
      ].join('');
    }) +
    `<ellipse cx="${x}" cy="${y - (count - 1) * 34}" rx="78" ry="31" ${line(colors.pale, 7)}/>` +
    `<ellipse cx="${x}" cy="${y - (count - 1) * 34}" rx="40" ry="15" ${fill(colors.pale)}/>`;
  return [
    shadow(252, 290),
    stack(-140, 130, 6, colors.primary, colors.primaryDark),
    stack(140, 130, 9, colors.accent, colors.accentDark),
    stack(0, 200, 4, colors.primaryLight, colors.primary),
  ].join('');
};

/** What a picture shows. */
export const SUBJECTS = { reels, wheel, ball, draws, gift, phone, cards, fish, pad, chips } as const satisfies Readonly<
  Record<string, Subject>
>;

export type SubjectName = keyof typeof SUBJECTS;

import type { ArtColors } from '../art-colors.ts';
import { at, box, circle, each, fill, gradient, line, n, path } from './svg.ts';

/** The position of the subject in a picture of 1600 x 800, and random numbers for the details. */
export interface Scene {
  readonly x: number;
  readonly y: number;
  readonly colors: ArtColors;
  readonly random: () => number;
}

type Ground = (scene: Scene) => string;

/** A fair: rays from the subject, and two strings of pennants. */
const rays: Ground = ({ x, y, colors, random }) => {
  const turn = random() / 24;
  const beams = each(24, (index) =>
    index % 2 === 0 ? '' : `M0 0L${at(1500, turn + index / 24)}L${at(1500, turn + (index + 1) / 24)}z`,
  );
  const pennants = [0, 1].map((row) => {
    const [from, sag] = [row * 60 - 40, 90 + row * 50];
    const height = (place: number): number => from + sag * 4 * place * (1 - place);
    return each(20, (index) => {
      const [left, right] = [index / 20, (index + 0.86) / 20];
      const [a, b] = [height(left), height(right)];
      const colour = [colors.primary, colors.accent, colors.pale][(index + row) % 3] ?? colors.pale;
      return path(
        `M${n(left * 1600)} ${n(a)}L${n(right * 1600)} ${n(b)}L${n((left + right) * 800)} ${n((a + b) / 2 + 62)}z`,
        fill(colour, row === 0 ? 0.92 : 0.75),
      );
    });
  });
  return [
    `<g transform="translate(${x} ${y})">${path(beams, fill(colors.pale, 0.09))}</g>`,
    circle(x, y, 330, fill(colors.accent, 0.16)),
    circle(x, y, 430, line(colors.accent, 3, 0.4)),
    each(36, (index) => {
      const [left = '0', top = '0'] = at(430, index / 36).split(' ');
      return circle(x + Number(left), y + Number(top), index % 3 === 0 ? 8 : 5, fill(colors.accentLight));
    }),
    ...pennants,
  ].join('');
};

/** A stage: folds of a curtain, its valance, and a beam of light. */
const drapes: Ground = ({ x, y, colors }) => {
  const width = 100;
  return [
    `<defs><linearGradient id="fold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colors.night}" stop-opacity="0.75"/><stop offset="0.45" stop-color="${colors.glow}" stop-opacity="0.5"/><stop offset="1" stop-color="${colors.night}" stop-opacity="0.75"/></linearGradient></defs>`,
    each(16, (index) => box(index * width, 0, width, 690, 0, 'fill="url(#fold)"')),
    path('M0 690H1600V800H0z', fill(colors.night, 0.9)),
    path('M0 690H1600', line(colors.accent, 3, 0.7)),
    path(`M${n(x - 90)} 0L${n(x - 430)} 800H${n(x + 430)}L${n(x + 90)} 0z`, fill(colors.pale, 0.1)),
    `<ellipse cx="${n(x)}" cy="${n(y + 318)}" rx="400" ry="48" ${fill(colors.accentLight, 0.22)}/>`,
    each(8, (index) =>
      path(`M${index * 200} 0h200v58q-100 92 -200 0z`, fill(index % 2 === 0 ? colors.middle : colors.deep)),
    ),
    each(8, (index) => path(`M${index * 200} 58q100 92 200 0`, line(colors.accent, 6, 0.9))),
    each(9, (index) => circle(index * 200, 66, 9, fill(colors.accentLight))),
  ].join('');
};

/** A shore: a sun behind the subject, waves before it, and bubbles. */
const waves: Ground = ({ x, y, colors, random }) => {
  const wave = (top: number, height: number, length: number): string => {
    const start = -random() * length;
    return `M${n(start)} ${n(top)}${each(Math.ceil((1700 - start) / length), () => `q${n(length / 4)} ${n(-height)} ${n(length / 2)} 0t${n(length / 2)} 0`)}V800H${n(start)}z`;
  };
  return [
    circle(x, y, 470, fill(colors.accent, 0.1)),
    circle(x, y, 385, fill(colors.accent, 0.14)),
    circle(x, y, 300, fill(colors.accentLight, 0.22)),
    path(wave(540, 70, 720), fill(colors.primaryDark, 0.45)),
    path(wave(610, 60, 560), fill(colors.primaryDark, 0.6)),
    path(wave(680, 48, 640), fill(colors.middle, 0.85)),
    path(wave(740, 36, 480), fill(colors.deep)),
    each(18, () => circle(random() * 1600, random() * 560, 4 + random() * 16, line(colors.pale, 2.5, 0.3))),
  ].join('');
};

/** A hall of machines: a horizon with a floor of lines, and stripes. */
const horizon: Ground = ({ x, colors, random }) => {
  const top = 545;
  const stripes = each(7, (index) => {
    const left = index * 260 - 200 + random() * 60;
    return `M${n(left)} 0h${n(40 + random() * 70)}l-300 ${top}h-${n(60 + random() * 50)}z`;
  });
  return [
    path(stripes, fill(colors.pale, 0.06)),
    circle(x, top - 130, 350, 'fill="url(#sun)" fill-opacity="0.5"'),
    path(`M0 ${top}H1600V800H0z`, fill(colors.night)),
    each(21, (index) => path(`M${n(x)} ${top}L${n(x + (index - 10) * 330)} 800`, line(colors.primaryLight, 2.5, 0.5))),
    each(7, (index) => path(`M0 ${n(top + 4 * index * (index + 1.6))}H1600`, line(colors.primaryLight, 2.5, 0.5))),
    path(`M0 ${top}H1600`, line(colors.accentLight, 5)),
    each(16, () => {
      const size = 8 + random() * 14;
      return box(
        random() * 1600,
        random() * 420,
        size,
        size,
        2,
        fill(random() < 0.5 ? colors.accent : colors.primaryLight, 0.7),
      );
    }),
    `<defs>${gradient('sun', [colors.accent, colors.glow, colors.deep])}</defs>`,
  ].join('');
};

/** A certificate: a rosette of fine lines on a grid. */
const rosette: Ground = ({ x, y, colors, random }) => {
  const lobes = 9 + Math.floor(random() * 4);
  const ring = (radius: number, swing: number, phase: number): string =>
    `M${Array.from({ length: 181 }, (_, index) => at(radius + swing * Math.sin((index / 180) * 2 * Math.PI * lobes + phase), index / 180)).join('L')}z`;
  return [
    each(20, (index) => path(`M${index * 80 + 40} 0V800`, line(colors.pale, 1, 0.1))),
    each(10, (index) => path(`M0 ${index * 80 + 40}H1600`, line(colors.pale, 1, 0.1))),
    `<g transform="translate(${x} ${y})">${each(7, (index) =>
      path(
        ring(330 + index * 22, 26, (index * Math.PI) / 3.5),
        line(index % 2 === 0 ? colors.accent : colors.primaryLight, 2, 0.6),
      ),
    )}${circle(0, 0, 300, fill(colors.middle))}${circle(0, 0, 300, line(colors.accent, 4, 0.9))}${circle(0, 0, 286, line(colors.accent, 1.5, 0.9))}</g>`,
    path('M0 772H1600', line(colors.accent, 6, 0.9)),
    path('M0 784H1600', line(colors.accent, 2, 0.9)),
  ].join('');
};

/** The backgrounds of pictures, each in the character of a look. */
export const GROUNDS = { rays, drapes, waves, horizon, rosette } as const satisfies Readonly<Record<string, Ground>>;

export type GroundName = keyof typeof GROUNDS;

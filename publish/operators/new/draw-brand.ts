import type { ThemeTokens } from '#schemas/brand.ts';
import { escapeHtml } from '../../html.ts';
import { artColors, type ArtColors } from './art-colors.ts';
import type { ArtStyle } from './art-style.ts';
import { EMBLEMS } from './drawings/emblems.ts';
import { GROUNDS } from './drawings/grounds.ts';
import { SUBJECTS, type SubjectName } from './drawings/subjects.ts';
import { box, fill, moved, n, path } from './drawings/svg.ts';
import type { Lettering } from './lettering.ts';
import { randomFrom } from './random-from.ts';

/** The input for drawing a brand's pictures. */
export interface BrandArt {
  readonly name: string;
  readonly style: ArtStyle;
  readonly colors: ThemeTokens['light'];
  readonly lettering: Lettering;
  /** The side of a banner on which its text is. */
  readonly textSide: 'start' | 'end';
}

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const [WIDTH, HEIGHT] = [1600, 800];

/** The position of the subject: opposite a banner's text, or in the middle of a picture above a form. */
const PLACES = {
  start: { x: 1150, scale: 0.84 },
  end: { x: 450, scale: 0.84 },
  middle: { x: 800, scale: 0.84 },
} as const;

const picture = (
  { style, lettering }: BrandArt,
  colors: ArtColors,
  subject: SubjectName,
  place: keyof typeof PLACES,
): string => {
  const { x, scale } = PLACES[place];
  const y = 392;
  const ground = GROUNDS[style.ground]({ x, y, colors, random: randomFrom(`${style.ground} ${subject}`) });
  return [
    `<svg ${XMLNS} width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="1150"><stop offset="0" stop-color="${colors.glow}"/><stop offset="0.45" stop-color="${colors.middle}"/><stop offset="1" stop-color="${colors.night}"/></radialGradient></defs>`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#sky)"/>`,
    ground,
    moved(x, y, SUBJECTS[subject]({ colors, letters: lettering.centred }), ` scale(${scale})`),
    '</svg>\n',
  ].join('');
};

const LOGO_HEIGHT = 48;
/** The average widths of letters in a system font, relative to the font size. */
const SYSTEM_WIDTHS = { latin: 0.6, wide: 1 } as const;

/** Returns the name in a system font, squeezed into the width that is reserved for it. */
const systemName = (name: string, colour: string): { readonly svg: string; readonly width: number } => {
  const size = 26;
  const width = [...name].reduce(
    (sum, character) =>
      sum + size * ((character.codePointAt(0) ?? 0) > 0x2e80 ? SYSTEM_WIDTHS.wide : SYSTEM_WIDTHS.latin),
    0,
  );
  return {
    width,
    svg: `<text y="-1.5" font-family="system-ui, sans-serif" font-weight="700" font-size="${size}" textLength="${n(width)}" lengthAdjust="spacingAndGlyphs" ${fill(colour)}>${escapeHtml(name)}</text>`,
  };
};

/** A name wider than this is squeezed; a name whose outlines have more bytes than this is written in a system font, which adds no bytes. */
const WIDEST = 280;
const LONGEST_OUTLINE = 15_000;

const drawLogo = ({ name, style, colors, lettering }: BrandArt, art: ArtColors): string => {
  const ink = colors['on-header'].$value;
  const outline = lettering.outline(name, 21);
  const word =
    outline === null || outline.d.length > LONGEST_OUTLINE
      ? systemName(name, ink)
      : { width: outline.width, svg: path(outline.d, fill(ink)) };
  const scale = Math.min(1, WIDEST / word.width);
  const width = Math.ceil(54 + word.width * scale + 2);
  const baseline = 24 + 10.5 * scale;
  return [
    `<svg ${XMLNS} width="${width}" height="${LOGO_HEIGHT}" viewBox="0 0 ${width} ${LOGO_HEIGHT}">`,
    moved(24, 24, EMBLEMS[style.emblem](art)),
    moved(54, baseline, word.svg, ` scale(${Math.round(scale * 1000) / 1000})`),
    '</svg>\n',
  ].join('');
};

/** The brand's initial, or its emblem if the font lacks the letter, on a square that home screens may crop to a circle. */
const drawIcon = ({ name, style, lettering }: BrandArt, art: ArtColors): string => {
  const [initial = ''] = name.toUpperCase();
  const letter = lettering.centred(initial, 190);
  const mark =
    letter === ''
      ? moved(256, 256, EMBLEMS[style.emblem](art), ' scale(7.4)')
      : `${moved(256, 238, path(letter, fill(art.pale)))}${box(176, 366, 160, 22, 11, fill(art.accent))}`;
  return [
    `<svg ${XMLNS} width="512" height="512" viewBox="0 0 512 512">`,
    `<defs><linearGradient id="tile" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${art.primaryDark}"/><stop offset="1" stop-color="${art.deep}"/></linearGradient></defs>`,
    '<path d="M0 0H512V512H0z" fill="url(#tile)"/>',
    mark,
    '</svg>\n',
  ].join('');
};

/** What the pictures of banners show. */
const BANNER_SUBJECTS = [
  'reels',
  'wheel',
  'ball',
  'gift',
  'draws',
  'fish',
  'cards',
  'pad',
  'phone',
] as const satisfies readonly SubjectName[];

/** Draws a brand's logo, icon and banners, keyed by their path in its folder. */
export const drawBrand = (art: BrandArt): ReadonlyMap<string, string> => {
  const colors = artColors(art.colors);
  return new Map([
    ['assets/logo.svg', drawLogo(art, colors)],
    ['assets/icon.svg', drawIcon(art, colors)],
    ...BANNER_SUBJECTS.map((subject): [string, string] => [
      `assets/${subject}.svg`,
      picture(art, colors, subject, art.textSide),
    ]),
    ['assets/form.svg', picture(art, colors, 'chips', 'middle')],
  ]);
};

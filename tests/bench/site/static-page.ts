import { escapeHtml, tag } from '#publish/html.ts';
import type { DialogContent, Hero, Icon, Picture, Piece, PieceKind, Screen } from './content.ts';

const svgOf = (icon: Icon | null): string =>
  icon === null ? '' : icon.svg.replace('<svg', `<svg width="${icon.size}" height="${icon.size}"`);

const imageOf = (picture: Picture, more: Readonly<Record<string, string>> = {}): string =>
  tag('img', {
    src: picture.src,
    ...(picture.srcSet === '' ? {} : { srcset: picture.srcSet, sizes: picture.sizes }),
    alt: '',
    width: String(picture.width),
    height: String(picture.height),
    ...more,
  });

const heroOf = (hero: Hero): string =>
  [
    '<section class="hero">',
    imageOf(hero.picture, { fetchpriority: 'high', decoding: 'async' }),
    '<div>',
    ...hero.lines.map((line, at) => (at === 0 ? `<b>${escapeHtml(line)}</b>` : `<p>${escapeHtml(line)}</p>`)),
    ...(hero.action === null ? [] : [`<a class="primary" href="/">${escapeHtml(hero.action)}</a>`]),
    ...(hero.dots === 0 ? [] : [`<i data-dots="${'•'.repeat(hero.dots)}"></i>`]),
    '</div>',
    '</section>',
  ].join('\n');

const inputOf = ({ type, placeholder }: Piece): string =>
  type === 'select-one'
    ? `<select><option>${escapeHtml(placeholder)}</option></select>`
    : tag('input', { type, placeholder });

const PIECES: Readonly<Record<PieceKind, (piece: Piece) => string>> = {
  heading: ({ text }) => `<h2>${escapeHtml(text)}</h2>`,
  text: ({ text }) => `<p>${escapeHtml(text)}</p>`,
  figure: ({ text }) => `<p class="figure">${escapeHtml(text)}</p>`,
  legend: ({ text }) => `<p><b>${escapeHtml(text)}</b></p>`,
  chip: ({ text, icon }) => `<a class="chip" href="/">${svgOf(icon)}${escapeHtml(text)}</a>`,
  button: ({ text, icon }) => `<button class="wide" type="button">${svgOf(icon)}${escapeHtml(text)}</button>`,
  card: ({ text, icon, picture }) =>
    picture === null
      ? `<a class="card" href="/">${svgOf(icon)}${escapeHtml(text)}</a>`
      : `<a class="card vendor" href="/">${imageOf(picture)}</a>`,
  tile: ({ text, more, picture }) =>
    `<a class="tile" href="/">${picture === null ? '' : imageOf(picture, { decoding: 'async' })}<span><b>${escapeHtml(text)}</b><small>${escapeHtml(more)}</small></span></a>`,
  field: (piece) =>
    `<label class="field">${escapeHtml(piece.text)}<span class="box">${piece.picture === null ? '' : imageOf(piece.picture)}${inputOf(piece)}</span>${piece.more === '' ? '' : `<small>${escapeHtml(piece.more)}</small>`}</label>`,
  check: ({ text }) => `<label class="check"><input type="checkbox"><span>${escapeHtml(text)}</span></label>`,
};

/** The class of the element that wraps consecutive pieces of one kind. */
const ROWS: Readonly<Partial<Record<PieceKind, string>>> = { chip: 'row', card: 'row', tile: 'tiles' };

const piecesOf = (pieces: readonly Piece[]): string =>
  pieces
    .flatMap((piece, at) => {
      const row = ROWS[piece.kind];
      const html = PIECES[piece.kind](piece);
      if (row === undefined) return [html];
      return [
        ...(pieces[at - 1]?.kind === piece.kind ? [] : [`<div class="${row}">`]),
        html,
        ...(pieces[at + 1]?.kind === piece.kind ? [] : ['</div>']),
      ];
    })
    .join('\n');

const dialogOf = ({ title, hero, pieces }: DialogContent): string =>
  [
    '<dialog>',
    `<h2>${escapeHtml(title)}</h2>`,
    hero === null ? '' : heroOf(hero),
    '<form>',
    piecesOf(pieces),
    '</form>',
    '</dialog>',
  ].join('\n');

/** Creates the CSS rules that differ by brand and page; they are appended to the style sheet. */
export const sizesOf = ({ hero }: Screen, dialog: DialogContent): string => {
  const rule = (where: string, { height, inset, picture }: Hero): string =>
    `${where} .hero{height:${height}px;margin:${inset}px${inset > 0 ? ';border-radius:var(--radius-card)' : ''}}${where} .hero img{height:${picture.height}px}\n`;
  return (hero === null ? '' : rule('main', hero)) + (dialog.hero === null ? '' : rule('dialog', dialog.hero));
};

export interface StaticPage {
  readonly screen: Screen;
  readonly styles: string;
  /** If given, the header's first button opens this dialog. */
  readonly dialog: { readonly content: DialogContent; readonly script: string } | null;
}

/** Creates a static page with the content of the site's page: a document, a style sheet, images. */
export const staticPage = ({ screen, styles, dialog }: StaticPage): string =>
  [
    '<!doctype html>',
    tag('html', { lang: screen.language, 'data-theme': screen.theme }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(screen.title)}</title>`,
    tag('link', { rel: 'stylesheet', href: styles }),
    tag('link', { rel: 'icon', href: screen.iconHref }),
    ...(dialog === null ? [] : [`${tag('script', { src: dialog.script, defer: true })}</script>`]),
    '</head>',
    '<body>',
    '<header>',
    imageOf(screen.logo),
    ...screen.actions.map(({ text, more, icon }) =>
      text === ''
        ? `<button type="button" aria-label="${escapeHtml(more)}">${svgOf(icon)}</button>`
        : `<button type="button" class="primary">${escapeHtml(text)}</button>`,
    ),
    '</header>',
    '<main>',
    screen.hero === null ? '' : heroOf(screen.hero),
    piecesOf(screen.pieces),
    '</main>',
    '<nav class="bar">',
    ...screen.bar.map(({ text, icon }) => `<a href="/">${svgOf(icon)}${escapeHtml(text)}</a>`),
    '</nav>',
    ...(dialog === null ? [] : [dialogOf(dialog.content)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');

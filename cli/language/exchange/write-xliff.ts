import { textPieces } from '#schemas/language-packs/text-form.ts';
import { isOpen, type Exchange, type ExchangedText } from './exchanged-text.ts';
import { unitId, XLIFF } from './xliff-names.ts';

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** A character that XML does not allow is written as an element. */
const content = (text: string): string =>
  escaped(text).replace(
    NOT_XML,
    (sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  );

const attribute = (text: string): string =>
  escaped(text.replace(NOT_XML, '\ufffd'))
    .replace(/"/g, '&quot;')
    .replace(/[\t\n]/g, ' ');

const note = (category: string, text: string): string =>
  `        <note category="${category}">${escaped(text.replace(NOT_XML, '\ufffd'))}</note>`;

const WIDE_SCRIPTS = ['Hans', 'Hant', 'Hani', 'Jpan', 'Kore'];
/** Scripts in which every character takes up width. In all other scripts, the number of characters says little about the width. */
const PLAIN_SCRIPTS = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', ...WIDE_SCRIPTS];

const notesOf = ({ place, plural, limit, fault, picture }: ExchangedText, script: string): readonly string[] => [
  note('place', place),
  ...(plural === null
    ? []
    : [note('plural', `The form "${plural.form}", for counts like ${plural.counts.join(', ')}`)]),
  ...(limit === null
    ? []
    : [
        note(
          'length',
          `At most ${limit} letters wide${WIDE_SCRIPTS.includes(script) ? '; those of CJK scripts count twice' : ''}`,
        ),
      ]),
  ...(fault === null ? [] : [note('fault', `The present translation is not shown: it ${fault}`)]),
  ...(picture === null
    ? []
    : [
        note(
          'picture',
          `${picture.file} at x ${picture.x}, y ${picture.y}, width ${picture.width}, height ${picture.height}${picture.isShown ? '' : ' (read by screen readers)'}`,
        ),
      ]),
];

/** Numbers the placeholders and tags of a text and its translation; a placeholder that is in both has the same number in both. */
const numberCodes = (
  source: string,
): { readonly codes: readonly string[]; readonly write: (text: string) => string } => {
  const codes = textPieces(source).flatMap(({ isCode, text }) => (isCode ? [text] : []));
  const write = (text: string): string => {
    const free = codes.map((code, index) => ({ code, index }));
    return textPieces(text)
      .map((piece) => {
        if (!piece.isCode) return content(piece.text);
        const at = free.findIndex(({ code }) => code === piece.text);
        const index = at < 0 ? codes.push(piece.text) - 1 : (free.splice(at, 1)[0]?.index ?? 0);
        return `<ph id="${index + 1}" dataRef="d${index + 1}" canDelete="no" disp="${attribute(piece.text)}"/>`;
      })
      .join('');
  };
  return { codes, write };
};

const unit = (text: ExchangedText, script: string): string => {
  const { codes, write } = numberCodes(text.source);
  const source = write(text.source);
  const target = text.target === null ? null : write(text.target);
  // Some tools enforce this limit, others show only notes. It is never stricter than the width stated in the note.
  const size = PLAIN_SCRIPTS.includes(script) ? text.limit : null;
  return [
    `    <unit id="${unitId(text.key)}" canResegment="no"${size === null ? '' : ` slr:sizeRestriction="${size}"`}>`,
    '      <notes>',
    ...notesOf(text, script),
    '      </notes>',
    ...(codes.length === 0
      ? []
      : [
          '      <originalData>',
          ...codes.map((code, index) => `        <data id="d${index + 1}">${content(code)}</data>`),
          '      </originalData>',
        ]),
    `      <segment state="${isOpen(text) ? 'initial' : 'translated'}">`,
    `        <source xml:space="preserve">${source}</source>`,
    ...(target === null ? [] : [`        <target xml:space="preserve">${target}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
};

/** Writes texts for translators as XLIFF 2.0: one `file` for each catalogue and one `unit` for each text. */
export const writeXliff = ({ code, file: { tag }, sourceTag, texts }: Exchange): string => {
  const script = new Intl.Locale(tag).maximize().script ?? '';
  const catalogues = new Map<string, ExchangedText[]>();
  for (const text of texts) {
    const catalogue = catalogues.get(text.namespace) ?? [];
    catalogue.push(text);
    catalogues.set(text.namespace, catalogue);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.0" srcLang="${sourceTag}" trgLang="${tag}">`,
    ...[...catalogues].map(([namespace, units]) =>
      [
        `  <file id="${namespace.replaceAll('/', '.')}" original="${attribute(`${code}/${namespace}.json`)}">`,
        '    <slr:profiles generalProfile="xliff:codepoints"/>',
        ...units.map((text) => unit(text, script)),
        '  </file>',
      ].join('\n'),
    ),
    '</xliff>',
    '',
  ].join('\n');
};

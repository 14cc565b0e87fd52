import { Type, type Static } from 'typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { explainError } from '#schemas/checks/explain-error.ts';
import { jsonFault } from '#schemas/checks/json-fault.ts';
import { placeholdersOf, tagsOf } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { isOpen, type Exchange } from './exchanged-text.ts';
import { STATES, unreadable, type ImportedFile, type ImportFault } from './imported-file.ts';

/** Writes texts for translators as JSON. */
export const writeJson = ({ code, file, texts }: Exchange): string =>
  `${JSON.stringify(
    {
      language: code,
      tag: file.tag,
      source: BASE_LANGUAGE,
      texts: texts.map((text) => ({
        namespace: text.namespace,
        key: text.key,
        ...(text.plural === null ? {} : { plural: text.plural }),
        place: text.place,
        source: text.source,
        target: text.target,
        state: isOpen(text) ? 'initial' : 'translated',
        ...(text.fault === null ? {} : { fault: text.fault }),
        placeholders: placeholdersOf(text.source),
        ...(tagsOf(text.source).length === 0 ? {} : { markup: tagsOf(text.source) }),
        limit: text.limit,
        ...(text.picture === null ? {} : { picture: text.picture }),
      })),
    },
    null,
    2,
  )}\n`;

/** Many times the number of texts in a language. */
const MAX_TEXTS = 20_000;

const isTooLong = (value: unknown): boolean => {
  const { texts } = (value ?? {}) as { readonly texts?: unknown };
  return Array.isArray(texts) && texts.length > MAX_TEXTS;
};

const file = Type.Object({
  language: Type.String(),
  tag: Type.Optional(Type.String()),
  texts: Type.Array(
    Type.Object({
      namespace: Type.String(),
      key: Type.String(),
      source: Type.Optional(Type.String()),
      target: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      state: Type.Optional(Type.Unsafe<(typeof STATES)[number]>({ type: 'string', enum: [...STATES] })),
    }),
  ),
});
const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile<Static<typeof file>>(file);

/** Reads translations from JSON. Faults are reported, not thrown. */
export const readJson = (text: string): ImportedFile => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { line, message, remedy } = jsonFault(text);
    return unreadable({ at: `:${line}`, message, remedy });
  }
  if (isTooLong(value))
    return unreadable({ at: '#/texts', message: `has more than ${MAX_TEXTS} texts`, remedy: 'export the file again' });
  if (!validate(value)) {
    const faults = (validate.errors ?? []).map((error): ImportFault => {
      const { pointer, message, remedy } = explainError('', error);
      return { at: `#${pointer}`, message, remedy };
    });
    return { code: null, tag: null, texts: [], faults };
  }
  return {
    code: value.language,
    tag: value.tag ?? null,
    texts: value.texts.map(({ namespace, key, source, target, state }, index) => ({
      at: `#/texts/${index}`,
      namespace,
      key,
      source: source ?? null,
      target,
      isDone: target !== null && state !== STATES[0],
    })),
    faults: [],
  };
};

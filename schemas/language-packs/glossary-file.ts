import { Type } from 'typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { explainError } from '../checks/explain-error.ts';
import type { Finding } from '../checks/finding.ts';
import type { Language } from '../languages.ts';

/** The content of `glossary.json`: how players of a language write the words that occur in game names. */
export interface GlossaryFile {
  /** Words that a search ignores, because they do not distinguish games. */
  readonly fillers: readonly string[];
  /** The translations and spellings of a word, keyed by the word in the base language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

export const GLOSSARY_FILE = 'glossary.json';

export const EMPTY_GLOSSARY: GlossaryFile = { fillers: [], words: {} };

const words = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50 });
const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile<GlossaryFile>(
  Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      fillers: words,
      words: Type.Record(Type.String({ maxLength: 60 }), words),
    },
    { additionalProperties: false },
  ),
);

/** Checks the value of a `glossary.json`. `glossary` is `null` if it has an error. */
export const checkGlossaryFile = (
  code: Language,
  value: unknown,
): { readonly glossary: GlossaryFile | null; readonly findings: readonly Finding[] } => {
  const findings = validate(value)
    ? []
    : (validate.errors ?? []).map((error): Finding => ({
        ...explainError('', error),
        file: `${code}/${GLOSSARY_FILE}`,
        block: null,
      }));
  return { glossary: findings.length === 0 ? (value as GlossaryFile) : null, findings };
};

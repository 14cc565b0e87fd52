import { Type } from 'typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { closestMatch } from '../checks/closest-match.ts';
import { explainError } from '../checks/explain-error.ts';
import { finding, type Finding, printableJson } from '../checks/finding.ts';
import { BASE_LANGUAGE, LANGUAGE_CODE, type Language } from '../languages.ts';
import type { LanguageFile } from './language-info.ts';

export const LANGUAGE_FILE = 'language.json';

const choice = (values: readonly string[], description: string) =>
  Type.Unsafe<string>({ type: 'string', enum: values, description });

const search = Type.Object(
  {
    marks: choice(['fold', 'keep'], 'Whether letters with marks match plain ones.'),
    width: choice(['fold', 'keep'], 'Whether full-width letters match ordinary ones.'),
    variants: Type.Array(choice(['kana', 'han'], 'Variants of characters that match each other.'), {
      uniqueItems: true,
    }),
  },
  { additionalProperties: false, description: 'What search ignores when it compares texts.' },
);

/** The schema of `language.json`. */
const languageFileSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    tag: Type.String({ minLength: 2, maxLength: 35, description: 'The BCP 47 tag, such as fil.' }),
    name: Type.String({ minLength: 1, maxLength: 40, description: "The language's name for itself." }),
    direction: choice(['ltr', 'rtl'], 'The direction of its script.'),
    fallback: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: LANGUAGE_CODE,
      description: 'The code of the language whose texts replace missing ones.',
    }),
    calendar: choice(Intl.supportedValuesOf('calendar'), 'The calendar of dates, as Intl names it.'),
    search,
    pseudo: Type.Optional(
      Type.Boolean({
        description:
          'Whether its texts are generated from those of EN, to test a layout from right to left; no brand may offer it.',
      }),
    ),
    aliases: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), {
        uniqueItems: true,
        description: 'Further primary tags by which browsers name the language.',
      }),
    ),
    classifies: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z_]{2,30}$' }), {
        uniqueItems: true,
        description: 'Types of slot games that a brand has only if it supports this language.',
      }),
    ),
  },
  { additionalProperties: false },
);

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
const validate = ajv.compile<LanguageFile>(languageFileSchema);

const PRIMARY_TAGS: readonly string[] =
  'ar bn de en es fa fil fr he hi id it ja km ko lo ms my ne nl pl pt ru ta th tr uk ur vi zh'.split(' ');

const tagFault = (tag: string): Pick<Finding, 'message' | 'remedy'> | null => {
  let canonical: string;
  try {
    [canonical = tag] = Intl.getCanonicalLocales(tag);
  } catch {
    return { message: `${printableJson(tag)} is not a BCP 47 tag`, remedy: `write ${printableJson(closestTag(tag))}` };
  }
  if (canonical.includes('-u-'))
    return {
      message: `${printableJson(tag)} has an extension`,
      remedy: `write ${printableJson(canonical.split('-u-')[0])}; the calendar is a field of its own`,
    };
  if (Intl.PluralRules.supportedLocalesOf([canonical]).length === 0)
    return {
      message: `no browser knows the tag ${printableJson(tag)}`,
      remedy: `write ${printableJson(closestTag(tag))}`,
    };
  if (canonical !== tag)
    return {
      message: `${printableJson(tag)} is not the usual form of the tag`,
      remedy: `write ${printableJson(canonical)}`,
    };
  return null;
};

/** Returns the valid tag that was probably meant. */
const closestTag = (tag: string): string => {
  const plain = tag.toLowerCase().replace(/_/g, '-');
  const [primary = ''] = plain.split('-');
  if (Intl.PluralRules.supportedLocalesOf(PRIMARY_TAGS).includes(primary)) return primary;
  return closestMatch(primary, PRIMARY_TAGS) ?? BASE_LANGUAGE.toLowerCase();
};

/** Checks the value of a `language.json`. `language` is `null` if it has an error. */
export const checkLanguageFile = (
  code: Language,
  value: unknown,
): { readonly language: LanguageFile | null; readonly findings: readonly Finding[] } => {
  const file = `${code}/${LANGUAGE_FILE}`;
  const findings: Finding[] = [];
  if (!validate(value))
    findings.push(...(validate.errors ?? []).map((error) => ({ ...explainError('', error), file, block: null })));
  const { tag, fallback } = (value ?? {}) as Partial<LanguageFile>;
  const fault = typeof tag === 'string' && findings.every(({ pointer }) => pointer !== '/tag') ? tagFault(tag) : null;
  if (fault !== null) findings.push(finding({ file, pointer: '/tag', code: 'tag', ...fault }));
  if ((fallback === null) !== (code === BASE_LANGUAGE) && findings.every(({ pointer }) => pointer !== '/fallback'))
    findings.push(
      finding({
        file,
        pointer: '/fallback',
        code: 'fallback',
        message: code === BASE_LANGUAGE ? `${code} is the last fallback itself` : 'is null',
        remedy: code === BASE_LANGUAGE ? 'write null' : `write ${printableJson(BASE_LANGUAGE)} or another language`,
      }),
    );
  return { language: findings.length === 0 ? (value as LanguageFile) : null, findings };
};

import type { RJSFValidationError } from '@rjsf/utils';
import type { useStructureTexts } from './structure-words.ts';

type Texts = ReturnType<typeof useStructureTexts>;
type Key = Parameters<Texts>[0];

const WORDS: Readonly<Record<string, Key>> = {
  required: 'error.required',
  dependentRequired: 'error.required',
  type: 'error.type',
  enum: 'error.choice',
  const: 'error.choice',
  minLength: 'error.minLength',
  maxLength: 'error.maxLength',
  pattern: 'error.pattern',
  format: 'error.pattern',
  minimum: 'error.minimum',
  maximum: 'error.maximum',
  exclusiveMinimum: 'error.exclusiveMinimum',
  exclusiveMaximum: 'error.exclusiveMaximum',
  multipleOf: 'error.multipleOf',
  minItems: 'error.minItems',
  maxItems: 'error.maxItems',
  uniqueItems: 'error.uniqueItems',
  additionalProperties: 'error.unknown',
  propertyNames: 'error.unknown',
};

const isFacts = (params: unknown): params is Readonly<Record<string, unknown>> =>
  typeof params === 'object' && params !== null;
const shown = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'string' ? value : '';

const nameOf = (property: string | undefined): string => (property ?? '').replace(/^\./u, '').replaceAll('.', ' › ');

/** What is wrong, in the language of the site: by keyword, never the words of the validator. */
export const errorWords = (errors: readonly RJSFValidationError[], t: Texts): RJSFValidationError[] =>
  errors.map((error) => {
    const params: unknown = error.params;
    const facts = isFacts(params) ? params : {};
    const message = t(WORDS[error.name ?? ''] ?? 'error.other', {
      limit: shown(facts['limit'] ?? facts['multipleOf']),
      name: shown(facts['additionalProperty'] ?? facts['propertyName']),
    });
    const where = nameOf(error.property);
    return { ...error, message, stack: where === '' ? message : `${where}: ${message}` };
  });

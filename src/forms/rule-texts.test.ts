import { expect, test } from 'vitest';
import { productLanguages } from '#publish/languages/languages.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import type { Language } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { REGISTER_CONTROLS, REGISTER_FIELDS } from '#schemas/register-fields.ts';

const textsOf = (language: Language): Readonly<Record<string, string>> =>
  productLanguages.pack(language).catalogues.get('site/rules') ?? {};

test.each(LANGUAGES)(
  '%s has a text for each of the 18 patterns, with a dash between the two bounds [rules.pattern.ids] [rules.message.dash]',
  (language) => {
    const texts = textsOf(language);
    const wrong = Object.keys(PATTERNS).filter((id) => texts[`reg_pattern_${id}`]?.split('(min)-(max)').length !== 2);
    expect(wrong).toEqual([]);
  },
);

test.each(LANGUAGES)('%s has a label for every registration field and a text for each of its messages', (language) => {
  const texts = textsOf(language);
  const keys = REGISTER_FIELDS.flatMap((name) => {
    const { fallback, options } = REGISTER_CONTROLS[name];
    return [
      `field.${name}`,
      `placeholder.${name}`,
      fallback,
      ...(options.hintKey === undefined ? [] : [options.hintKey]),
    ];
  });
  const messages = [
    'input_empty',
    'inconsistent_twice',
    'confirmation',
    'format',
    'agreement',
    'agreement_needed',
    'field.agreement',
    'summary',
  ];
  expect([...keys, ...messages].filter((key) => !texts[key])).toEqual([]);
});

test.each(LANGUAGES)('the agreement in %s contains the age and marks the text of the link to the terms', (language) => {
  expect(textsOf(language)['agreement']).toMatch(/\{\{age\}\}.*\[.+\]|\[.+\].*\{\{age\}\}/u);
});

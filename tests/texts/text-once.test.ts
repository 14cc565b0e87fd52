import { expect, test } from 'vitest';
import { productFolders, readTexts } from './text-folders.ts';

/** Namespaces excluded from the comparison, with the reason. */
const APART: Readonly<Record<string, string>> = {
  connect: 'a separate build, on another origin',
  'demo-games': 'a separate build, on another origin',
  'site/centre': 'page names of the centres, under keys of the platform',
};

const FIRST = 'the first page needs it before the other namespace is loaded';
const KEYED = 'looked up by a key of the platform or of a rule, together with similar texts';
const MEANING = 'two concepts with different words in other languages';

/** English texts that occur in more than one namespace, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'All kinds': MEANING,
  'Back to home': KEYED,
  'Caps Lock is on': FIRST,
  'Card rooms': KEYED,
  'Change the number': FIRST,
  'Choose a new password': FIRST,
  'Country code': FIRST,
  'Daily wages': KEYED,
  'Enter six digits': KEYED,
  'Help centre': FIRST,
  'Hide password': FIRST,
  'Hourly salary': KEYED,
  'In process': KEYED,
  'Input cannot be empty': FIRST,
  'Lite app': KEYED,
  'Live casino': KEYED,
  'Log in': KEYED,
  'Log out': FIRST,
  'Members who bet': KEYED,
  'Mini games': KEYED,
  'Mobile number': KEYED,
  'New password': FIRST,
  'Payment password': KEYED,
  'Play money': FIRST,
  'Please enter a valid mobile number': FIRST,
  'Please enter a valid verification code': KEYED,
  'Points mall': FIRST,
  'Real name': KEYED,
  'Real-time salary': KEYED,
  'Remove {{name}}': MEANING,
  'Show password': FIRST,
  'Try again': KEYED,
  'Two-step login': KEYED,
  'Under maintenance': KEYED,
  'Valid bets': KEYED,
  'Verification code': FIRST,
  'You are here': MEANING,
  'Your password is changed.': FIRST,
  'iOS profile': KEYED,
};

const foldersOf = new Map<string, Set<string>>();
for (const folder of productFolders.filter((name) => !Object.hasOwn(APART, name)))
  for (const text of Object.values(readTexts(folder, 'EN')))
    if (/\S\s+\S/.test(text)) foldersOf.set(text, (foldersOf.get(text) ?? new Set()).add(folder));
const repeated = [...foldersOf].filter(([, folders]) => folders.size > 1);

test('an English text longer than one word occurs in only one namespace, unless there is a reason', () => {
  expect(
    repeated
      .filter(([text]) => !Object.hasOwn(REASONS, text))
      .map(([text, folders]) => `${text}: ${[...folders].join(', ')}`),
  ).toEqual([]);
});

test('every listed reason for a text in two namespaces is still needed', () => {
  const known = new Set(repeated.map(([text]) => text));
  expect(Object.keys(REASONS).filter((text) => !known.has(text))).toEqual([]);
});

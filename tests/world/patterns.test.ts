import { expect, test } from 'vitest';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { checkField } from '#sandbox/accounts/fields/check-field.ts';
import { fieldRuleSchema, fitsPattern } from '#schemas/forms/field-rule-schema.ts';
import { registerSettings } from '#schemas/calls/account.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { sampleRule } from '#src/forms/sample-register-form.ts';
import { createTestServer } from '#tests/support/test-server.ts';

const rule = (acceptedPattern: string): FieldRule =>
  sampleRule({ acceptedPattern, patternId: 99, minLength: 1, maxLength: 99 });
const raw = String.raw;

const DIALECTS: readonly (readonly [
  dialect: string,
  pattern: string,
  fits: readonly string[],
  fails: readonly string[],
])[] = [
  ['anchors of Ruby and .NET', raw`\A[a-z]{2,4}\z`, ['ana'], ['a', 'ana1']],
  ['an anchor of Python', raw`\A\d+\Z`, ['12'], ['x']],
  ['flags after an anchor', '^(?i)ab[c-e]$', ['ABD', 'abc'], ['abf']],
  ['leading flags', '(?is)a.b', ['A\nB'], ['AB']],
  ['extended mode with comments', '(?x) [a-z]+  # letters\n  \\d', ['ab1'], ['ab 1']],
  ['word characters of all scripts', raw`(?U)\w+`, ['สมชาย', 'é'], ['-']],
  ['Java character classes', raw`\p{Alpha}\p{Alnum}*`, ['a1', 'José'], ['1a', 'a-']],
  ['more Java character classes', raw`[\p{Upper}\p{Digit}]+\p{Punct}`, ['A1!', 'A$'], ['a!']],
  ['a Java class for a script', raw`\p{IsHan}{2,}`, ['王小明'], ['ab']],
  ['a script without prefix', raw`[\p{Thai} ]+`, ['สม ชาย'], ['som']],
  ['a property without braces', raw`\pL+`, ['Ñandu'], ['1']],
  ['a negated property', raw`\p{^L}+`, ['12'], ['a']],
  ['POSIX classes', '[[:alpha:]][[:alnum:]_]*', ['a_1'], ['_a']],
  ['a negated POSIX class', '[[:^digit:]]+', ['ab'], ['1']],
  ['a negated class with a Java class', raw`[^\p{Punct}\p{Digit}]+`, ['Ana’s', 'a·b'], ['a!', 'a`', 'a1']],
  ['a negated class with a POSIX class', '[^[:alpha:]-_]+', ['1é'], ['a', '-', '_']],
  ['a negated class with POSIX blanks', '[^[:blank:]-_]+', ['aA'], ['a b', 'a\tb', '-']],
  ['a negated class with a negated property', raw`[^\P{Digit}]+`, ['12'], ['a']],
  ['a Java class after a negated class', raw`[^0-9]\p{Alpha}`, ['-é'], ['-1']],
  ['digits of all scripts', raw`(?u)\d+`, ['๑๒'], ['x']],
  ['hexadecimal digits', '[[:xdigit:]]+', ['aF9'], ['g']],
  ['the POSIX class for ASCII', '[[:ascii:]]+', ['a~'], ['é']],
  ['any line break', raw`a\Rb`, ['a\r\nb', 'a\nb'], ['ab']],
  ['the bell and escape characters', raw`[\a\e]\a\e`, ['\u001b\u0007\u001b'], ['aae']],
  ['a literal brace after a back-reference', raw`\{([a-z])\1}`, ['{aa}'], ['{aa', '{ab}']],
  ['possessive quantifiers', '[a-z]++[0-9]*+x?+', ['ab12x', 'ab'], ['12']],
  ['a possessive counted quantifier', '[a-z]{2,3}+', ['abc'], ['a']],
  ['an atomic group', '(?>a|ab)c', ['ac', 'abc'], ['b']],
  ['a Python named group', '(?P<first>[a-z])(?P=first)', ['aa'], ['ab']],
  ['a .NET named group', raw`(?'first'[a-z])\k'first'`, ['aa'], ['ab']],
  ['a Perl back-reference', raw`([a-z])\g{1}`, ['aa'], ['ab']],
  ['a quoted literal', raw`\Qa.b\E+`, ['a.b', 'a.bb'], ['axb']],
  ['a literal bracket at the start of a class', '[]a]+', ['a]'], ['b']],
  ['a literal bracket in a class', '[a[]+', ['a['], ['b']],
  ['a literal hyphen after a class escape', raw`[\w-.]+`, ['a-.b'], ['a b']],
  ['unnecessary escapes', raw`[\w\-\.\_\@]+\@\-\'`, ["a-b@-'"], ['a']],
  ['braces that are not a quantifier', 'a{b}', ['a{b}'], ['ab']],
  ['a quantifier without a minimum', 'a{,2}b', ['b', 'aab'], ['aaab']],
  ['a comment group', 'a(?#first)b', ['ab'], ['a']],
  ['horizontal space', raw`a\hb`, ['a b', 'a\tb'], ['a\nb']],
  ['a character by its code point', raw`\x{1F600}+`, ['😀😀'], ['a']],
  ["JavaScript's own syntax", raw`(?<year>\d{4})-(?:0[1-9]|1[0-2])(?<!-00)`, ['2026-11'], ['2026-13']],
  ['a decomposed letter', 'Jose\u0301', ['Jos\u00e9', 'Jose\u0301'], ['Jose']],
  ['composed letters', '[a-zé]+', ['jose\u0301'], ['jose\u0300']],
];

test.each(DIALECTS)('a pattern with %s accepts and rejects the intended values', (_dialect, pattern, fits, fails) => {
  expect(fits.filter((value) => !fitsPattern(pattern, value))).toEqual([]);
  expect(fails.filter((value) => fitsPattern(pattern, value))).toEqual([]);
});

test.each(DIALECTS)(
  'the sandbox applies a pattern with %s in the same way as the site',
  (_dialect, pattern, fits, fails) => {
    expect(fits.map((value) => checkField(rule(pattern), value, true))).toEqual(fits.map(() => null));
    expect(fails.map((value) => checkField(rule(pattern), value, true))).toEqual(fails.map(() => 'reg_pattern_99'));
  },
);

test.each([
  ['a condition', '(a)?(?(1)b|c)'],
  ['a recursion', raw`\((?R)?\)`],
  ['a branch reset', '(?|a|b)'],
  ['flags in the middle', 'a(?i)b'],
  ['flags for a group', '(?i:a)b'],
  ['an intersection of classes', '[a-z&&[^aeiou]]+'],
  ['a nested class', '[a-d[m-p]]+'],
  ['a control verb', '(*FAIL)a'],
  ['the end of the last match', raw`\Ga`],
  ['a match reset', raw`a\Kb`],
  ['a grapheme cluster', raw`\X+`],
  ['an unknown property', raw`\p{Nope}`],
  ['a Java property', raw`\p{javaLowerCase}+`],
  ['an unclosed class', '[a'],
  ['an intersection of class escapes', raw`[\w&&\D]+`],
  ['a quoted literal in a class', raw`[\Qa\E]+`],
  ['a word boundary in a class', raw`[\b]+`],
  ['a trailing backslash', 'a\\'],
  ['an unknown flag', '(?n)a'],
  ['two quantifiers', '[a-z]**'],
  ['a reference to a missing group', raw`(a)\2`],
])('a pattern with %s is reported, and its field accepts any value', (_what, pattern) => {
  const faults: string[] = [];
  const field = fieldRuleSchema('line', rule(pattern), 'format', ({ fault }) => faults.push(fault));
  expect([field.pattern, field['x-check'], faults]).toEqual([undefined, undefined, ['pattern']]);
  expect(fitsPattern(pattern, 'any value')).toBe(true);
  expect(checkField(rule(pattern), 'any value', true)).toBeNull();
});

test('a known pattern written in another dialect is checked on the main thread, without a worker', () => {
  expect(fieldRuleSchema('line', rule(raw`\A[0-9]+\z`), 'format').pattern).toBe('^(?:[0-9]+)$');
});

test("a pattern that cannot be applied is logged once, and shown on the operator's page until it is corrected", async () => {
  const refused = '(a)?(?(1)b|c)';
  let [pattern, status] = [refused, 200];
  const logged: unknown[] = [];
  const server = createTestServer({
    development: true,
    platform: async () =>
      Response.json(
        { success: true, value: { payeeName: rule(pattern), email: rule(raw`\A\S+\z`), line: rule('*') } },
        { status },
      ),
    log: { ...SILENT_LOG, patternRefused: (rule) => void logged.push(rule) },
  });
  try {
    server.write('one', { hosts: ['one.localhost'] });
    const ask = () => server.get('one.localhost', registerSettings.path);
    const page = async () => (await server.get('localhost')).text();
    for (let time = 0; time < 2; time += 1) expect(await (await ask()).json()).toMatchObject({ success: true });
    expect(logged).toEqual([{ brand: 'one', field: 'payeeName' }]);
    expect(await page()).toContain('/value/payeeName/acceptedPattern');
    expect(await page()).not.toContain('/value/email');
    for ([pattern, status] of [
      ['[a-z]+', 200],
      [refused, 400],
    ] as const) {
      await ask();
      expect(await page()).not.toContain('acceptedPattern');
    }
  } finally {
    server.clean();
  }
});

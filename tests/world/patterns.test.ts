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
  ['flags behind an anchor', '^(?i)ab[c-e]$', ['ABD', 'abc'], ['abf']],
  ['flags in front', '(?is)a.b', ['A\nB'], ['AB']],
  ['spaces and remarks', '(?x) [a-z]+  # letters\n  \\d', ['ab1'], ['ab 1']],
  ['sets of every script', raw`(?U)\w+`, ['สมชาย', 'é'], ['-']],
  ['sets of Java', raw`\p{Alpha}\p{Alnum}*`, ['a1', 'José'], ['1a', 'a-']],
  ['other sets of Java', raw`[\p{Upper}\p{Digit}]+\p{Punct}`, ['A1!', 'A$'], ['a!']],
  ['a script of Java', raw`\p{IsHan}{2,}`, ['王小明'], ['ab']],
  ['a bare script', raw`[\p{Thai} ]+`, ['สม ชาย'], ['som']],
  ['a short property', raw`\pL+`, ['Ñandu'], ['1']],
  ['a negated property', raw`\p{^L}+`, ['12'], ['a']],
  ['classes of POSIX', '[[:alpha:]][[:alnum:]_]*', ['a_1'], ['_a']],
  ['a negated class of POSIX', '[[:^digit:]]+', ['ab'], ['1']],
  ['a class that excludes a set of Java', raw`[^\p{Punct}\p{Digit}]+`, ['Ana’s', 'a·b'], ['a!', 'a`', 'a1']],
  ['a class that excludes one of POSIX', '[^[:alpha:]-_]+', ['1é'], ['a', '-', '_']],
  ['a class that excludes blanks', '[^[:blank:]-_]+', ['aA'], ['a b', 'a\tb', '-']],
  ['a class that excludes a negated set', raw`[^\P{Digit}]+`, ['12'], ['a']],
  ['a set behind a class that excludes others', raw`[^0-9]\p{Alpha}`, ['-é'], ['-1']],
  ['digits of every script', raw`(?u)\d+`, ['๑๒'], ['x']],
  ['hexadecimal digits', '[[:xdigit:]]+', ['aF9'], ['g']],
  ['a set of ASCII', '[[:ascii:]]+', ['a~'], ['é']],
  ['any line break', raw`a\Rb`, ['a\r\nb', 'a\nb'], ['ab']],
  ['the bell and the escape', raw`[\a\e]\a\e`, ['\u001b\u0007\u001b'], ['aae']],
  ['a brace behind a reference', raw`\{([a-z])\1}`, ['{aa}'], ['{aa', '{ab}']],
  ['possessive quantifiers', '[a-z]++[0-9]*+x?+', ['ab12x', 'ab'], ['12']],
  ['a possessive count', '[a-z]{2,3}+', ['abc'], ['a']],
  ['an atomic group', '(?>a|ab)c', ['ac', 'abc'], ['b']],
  ['a named group of Python', '(?P<first>[a-z])(?P=first)', ['aa'], ['ab']],
  ['a named group of .NET', raw`(?'first'[a-z])\k'first'`, ['aa'], ['ab']],
  ['a reference of Perl', raw`([a-z])\g{1}`, ['aa'], ['ab']],
  ['a quotation', raw`\Qa.b\E+`, ['a.b', 'a.bb'], ['axb']],
  ['a bracket in front of a class', '[]a]+', ['a]'], ['b']],
  ['a bracket in a class', '[a[]+', ['a['], ['b']],
  ['a hyphen beside a set', raw`[\w-.]+`, ['a-.b'], ['a b']],
  ['escapes that are not needed', raw`[\w\-\.\_\@]+\@\-\'`, ["a-b@-'"], ['a']],
  ['braces that count nothing', 'a{b}', ['a{b}'], ['ab']],
  ['a count without a least', 'a{,2}b', ['b', 'aab'], ['aaab']],
  ['a remark', 'a(?#first)b', ['ab'], ['a']],
  ['horizontal space', raw`a\hb`, ['a b', 'a\tb'], ['a\nb']],
  ['a character by its number', raw`\x{1F600}+`, ['😀😀'], ['a']],
  ['its own dialect', raw`(?<year>\d{4})-(?:0[1-9]|1[0-2])(?<!-00)`, ['2026-11'], ['2026-13']],
  ['a decomposed letter', 'Jose\u0301', ['Jos\u00e9', 'Jose\u0301'], ['Jose']],
  ['composed letters', '[a-zé]+', ['jose\u0301'], ['jose\u0300']],
];

test.each(DIALECTS)('a pattern with %s is applied as it was meant', (_dialect, pattern, fits, fails) => {
  expect(fits.filter((value) => !fitsPattern(pattern, value))).toEqual([]);
  expect(fails.filter((value) => fitsPattern(pattern, value))).toEqual([]);
});

test.each(DIALECTS)(
  'the platform in small applies a pattern with %s in the same way',
  (_dialect, pattern, fits, fails) => {
    expect(fits.map((value) => checkField(rule(pattern), value, true))).toEqual(fits.map(() => null));
    expect(fails.map((value) => checkField(rule(pattern), value, true))).toEqual(fails.map(() => 'reg_pattern_99'));
  },
);

test.each([
  ['a condition', '(a)?(?(1)b|c)'],
  ['a recursion', raw`\((?R)?\)`],
  ['a branch reset', '(?|a|b)'],
  ['flags within', 'a(?i)b'],
  ['flags of a group', '(?i:a)b'],
  ['what classes have in common', '[a-z&&[^aeiou]]+'],
  ['a class in a class', '[a-d[m-p]]+'],
  ['a verb', '(*FAIL)a'],
  ['the last match', raw`\Ga`],
  ['a reset', raw`a\Kb`],
  ['a grapheme', raw`\X+`],
  ['an unknown property', raw`\p{Nope}`],
  ['a property of Java', raw`\p{javaLowerCase}+`],
  ['an open class', '[a'],
  ['what sets have in common', raw`[\w&&\D]+`],
  ['a quotation in a class', raw`[\Qa\E]+`],
  ['a boundary in a class', raw`[\b]+`],
  ['a backslash at its end', 'a\\'],
  ['an unknown flag', '(?n)a'],
  ['two quantifiers', '[a-z]**'],
  ['a reference to no group', raw`(a)\2`],
])('a pattern with %s blocks nobody: it is reported, and every value is accepted', (_what, pattern) => {
  const faults: string[] = [];
  const field = fieldRuleSchema('line', rule(pattern), 'format', ({ fault }) => faults.push(fault));
  expect([field.pattern, field['x-check'], faults]).toEqual([undefined, undefined, ['pattern']]);
  expect(fitsPattern(pattern, 'any value')).toBe(true);
  expect(checkField(rule(pattern), 'any value', true)).toBeNull();
});

test('a known pattern in another dialect is checked in the page, without a worker', () => {
  expect(fieldRuleSchema('line', rule(raw`\A[0-9]+\z`), 'format').pattern).toBe('^(?:[0-9]+)$');
});

test('the log names a pattern that cannot be applied once, and the operator’s page until it is corrected', async () => {
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

import { expect, test } from 'vitest';
import { openModules } from '#schemas/whitelabel.ts';
import { queryUnder } from '#storybook/axes/media-query.ts';
import { withModules } from '#storybook/axes/module-axis.ts';
import { pseudoTable, pseudoText } from '#storybook/axes/pseudo-language.ts';

test('the pseudo-language makes texts 40 % longer, with brackets and accents, and keeps placeholders', () => {
  expect(pseudoText('Log in to {{brand}}')).toMatch(/^\[Ļöĝ íñ ţö \{\{brand\}\} .+\]$/);
  expect(pseudoText('<b>Send</b>')).toMatch(/^\[<b>Šéñð<\/b> .+\]$/);
  for (const text of ['Save', 'Forgot password?', 'Enter the code that was sent to your mobile number.']) {
    const length = pseudoText(text).length - '[ ]'.length;
    expect(length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4) - 1);
    expect(length).toBeLessThanOrEqual(Math.ceil(text.length * 1.4));
  }
  expect(pseudoTable({ 'a.b': '' })).toEqual({ 'a.b': '[]' });
});

test("media queries follow the simulated settings, regardless of the browser's", () => {
  const reduced = { motion: 'reduce', colours: null } as const;
  expect(queryUnder(reduced, '(prefers-reduced-motion: reduce)')).toBe('(min-width: 0px)');
  expect(queryUnder(reduced, 'screen and (prefers-reduced-motion: no-preference)')).toBe('screen and (max-width: 0px)');
  expect(queryUnder(reduced, '(forced-colors: active)')).toBe('(forced-colors: active)');
  expect(queryUnder({ motion: null, colours: 'forced' }, '(forced-colors: active)')).toBe('(min-width: 0px)');
  expect(queryUnder({ motion: null, colours: null }, '(prefers-reduced-motion: reduce)')).toBe(
    '(prefers-reduced-motion: reduce)',
  );
});

test('a module in the tree is switched on or off, and a missing module is added', () => {
  const tree = [
    {
      modId: 'LOGIN',
      enabled: '1',
      childrenNodes: [
        { modId: 'MOBILEVERCODELOGIN3', enabled: '1' },
        { modId: 'CHNGPASSVERIF3', enabled: '0' },
      ],
    },
  ];
  const opened = (switches: Parameters<typeof withModules>[1]): readonly string[] =>
    [...openModules(withModules(tree, switches))].toSorted();
  expect(opened({})).toEqual(['LOGIN', 'MOBILEVERCODELOGIN3']);
  expect(opened({ MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: true, FREEPLAY3: true })).toEqual([
    'CHNGPASSVERIF3',
    'FREEPLAY3',
    'LOGIN',
  ]);
  expect(opened({ FREEPLAY3: false, MOBILEVERCODELOGIN3: undefined })).toEqual(['LOGIN', 'MOBILEVERCODELOGIN3']);
});

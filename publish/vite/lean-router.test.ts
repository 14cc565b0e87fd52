import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SIDE_EFFECTS, withoutSideEffects } from './lean-router.ts';

test('a build leaves out the parts of the router that are not used', () => {
  const code = withoutSideEffects(
    [
      'var A = React2.createContext(null);',
      'A.displayName = "A";',
      'var B = class extends React2.Component {',
      '  render() {}',
      '};',
      'B.contextType = A;',
      'var C = React2.memo(D);',
    ].join('\n'),
  );
  expect(code.split('\n').filter((line) => line !== '')).toEqual([
    'var A = /* @__PURE__ */ React2.createContext(null);',
    'var B = class extends React2.Component {',
    '  static contextType = A;',
    '  render() {}',
    '};',
    'var C = /* @__PURE__ */ React2.memo(D);',
  ]);
});

const MODULES = new URL('../../node_modules/', import.meta.url);
const FOLDER = new URL('react-router/dist/development/', MODULES);
const installed = readdirSync(fileURLToPath(FOLDER))
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

test.each(Object.entries(SIDE_EFFECTS))(
  'the installed router contains the statements that the pattern "%s" matches',
  (_name, pattern) => {
    expect(installed.some((code) => code.search(pattern) !== -1)).toBe(true);
  },
);

test('every top-level context, memo and context type in the installed router is rewritten', () => {
  const left = installed.flatMap((code) =>
    withoutSideEffects(code)
      .split('\n')
      .filter((line) => /^\w+\.\w+ = |^\w+ \w+ = (?:React\d*\.)?(?:memo|createContext|forwardRef)\(/.test(line)),
  );
  expect(left).toEqual([]);
});

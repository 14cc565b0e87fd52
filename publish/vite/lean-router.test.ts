import { expect, test } from 'vitest';
import { withoutKeepers } from './lean-router.ts';

test('parts of the router that nobody uses can leave a build', () => {
  const code = withoutKeepers(
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

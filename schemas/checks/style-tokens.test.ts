import { expect, test } from 'vitest';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';

const set = (group: string, type: string, token: string, value: unknown): readonly string[] =>
  findingsOf(sampleJsonWith(`theme/tokens/${group}`, { $type: type, [token]: { $value: value } }));
const stop = (hex: string, components: readonly number[], position: number) => ({
  color: { colorSpace: 'srgb', components, hex },
  position,
});

test('a text size outside the range that layouts support is a finding that names the range [layout.tokens.groups]', () => {
  const place = 'brand.json#/theme/tokens/fontSize/type-sm/$value';
  const remedy = 'write 0.8125rem to 0.9375rem';
  expect(set('fontSize', 'dimension', 'type-sm', '2rem')).toEqual([`${place}: 2rem is too large; ${remedy}`]);
  expect(set('fontSize', 'dimension', 'type-sm', { value: 0.5, unit: 'rem' })).toEqual([
    `${place}: 0.5rem is too small; ${remedy}`,
  ]);
});

test('a gradient on which text cannot be read is a finding that suggests a readable colour [layout.tokens.groups]', () => {
  const stops = [stop('#ffffff', [1, 1, 1], 0), stop('#222222', [0.133, 0.133, 0.133], 1)];
  const [found = '', ...more] = set('gradient', 'gradient', 'gradient-primary', stops);
  expect(more).toEqual([]);
  expect(found).toMatch(
    /^brand\.json#\/theme\/tokens\/gradient\/gradient-primary\/\$value\/1\/color: on-primary on #222222 has a contrast of 1\.\d\d; choose a colour with at least 4\.5 in both themes, such as #\w{6}$/,
  );
  const [, near = ''] = /such as (#\w{6})/.exec(found) ?? [];
  const mended = [1, 3, 5].map((at) => Number.parseInt(near.slice(at, at + 2), 16) / 255);
  expect(set('gradient', 'gradient', 'gradient-primary', [stops[0], stop(near, mended, 1)])).toEqual([]);
});

test.each<[what: string, group: string, type: string, token: string, value: unknown]>([
  ['size in px', 'fontSize', 'dimension', 'type-sm', '14px'],
  ['shadow as text', 'shadow', 'shadow', 'elevation-sm', '0 1px 2px #000'],
  ['gradient of one colour', 'gradient', 'gradient', 'gradient-primary', [stop('#ffffff', [1, 1, 1], 0)]],
  ['duration above half a second', 'duration', 'duration', 'duration-long', '900ms'],
  ['duration in seconds', 'duration', 'duration', 'duration-long', { value: 1, unit: 's' }],
  ['curve that runs backwards', 'easing', 'cubicBezier', 'easing-enter', [1.2, 0, 0, 1]],
])('a %s is one finding that shows how to write it [layout.tokens.groups]', (_what, group, type, token, value) => {
  const found = set(group, type, token, value);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^brand\\.json#/theme/tokens/${group}/${token}/\\$value: .*; write it like `));
});

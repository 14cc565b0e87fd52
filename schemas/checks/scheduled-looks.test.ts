import { expect, test } from 'vitest';
import type { ScheduledLookFile } from '../layout/scheduled-looks.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';

const FROM = '2026-12-18T00:00:00+08:00';
const UNTIL = '2027-01-02T00:00:00+08:00';
const CHRISTMAS: ScheduledLookFile = { look: 'fiesta@1', from: FROM, until: UNTIL };
const load = (...scheduledLooks: readonly unknown[]) =>
  loadBrand(sampleSource({ json: { ...sampleJson(), scheduledLooks } }));
const findingsOf = (...looks: readonly unknown[]) => load(...looks).findings.map(formatFinding);

test('a scheduled look replaces tokens and fonts of the brand between its dates, and does not change the usual look [operators.schedule.look]', () => {
  const usual = load().brand;
  const { brand, findings } = load({
    ...CHRISTMAS,
    tokens: { light: { $type: 'color', accent: { $value: '#0b6b3a' }, 'on-accent': { $value: '#ffffff' } } },
  });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect({ ...brand, scheduledLooks: [] }).toEqual(usual);
  const [look] = brand?.scheduledLooks ?? [];
  expect([look?.from, look?.until]).toEqual([Date.parse(FROM), Date.parse(UNTIL)]);
  expect(look?.tokens.light.accent.$value).toBe('#0b6b3a');
  expect(look?.tokens.light.canvas.$value).not.toBe(usual?.theme.tokens.light.canvas.$value);
  expect(look?.fonts.display?.files[0]?.path).toMatch(/^looks\/fiesta\//);
});

const shifted = (from: string, until: string): ScheduledLookFile => ({ ...CHRISTMAS, from, until });

test.each([
  [
    'overlaps with another one',
    [CHRISTMAS, shifted('2026-12-31T00:00:00+08:00', '2027-02-01T00:00:00+08:00')],
    `brand.json#/scheduledLooks/1/from: the look overlaps with scheduledLooks/0, which is shown from ${FROM} until ${UNTIL}; write times before or after these`,
  ],
  [
    'ends before it begins',
    [shifted(UNTIL, FROM)],
    `brand.json#/scheduledLooks/0/until: "${FROM}" is not after "${UNTIL}", so the look is never shown; write a time after that in "from"`,
  ],
  [
    'has a day that does not exist',
    [shifted('2026-13-01T00:00:00Z', UNTIL)],
    'brand.json#/scheduledLooks/0/from: "2026-13-01T00:00:00Z" is not a time that exists',
  ],
  [
    'ends on a day that its month does not have',
    [shifted(FROM, '2027-02-29T00:00:00+08:00')],
    'brand.json#/scheduledLooks/0/until: "2027-02-29T00:00:00+08:00" is not a time that exists',
  ],
  [
    'is unknown',
    [{ ...CHRISTMAS, look: 'fieste@1' }],
    'brand.json#/scheduledLooks/0/look: there is no look "fieste@1"; write "fiesta@1"',
  ],
  [
    'changes nothing',
    [{ from: FROM, until: UNTIL }],
    'brand.json#/scheduledLooks/0: changes nothing; add "look" or "tokens"',
  ],
  [
    'has an unknown token',
    [{ ...CHRISTMAS, tokens: { light: { acent: { $value: '#ffffff' } } } }],
    'brand.json#/scheduledLooks/0/tokens/light/acent: unknown key "acent"; write "accent"',
  ],
  [
    'has text that cannot be read',
    [{ ...CHRISTMAS, tokens: { dark: { ink: { $value: '#222222' } } } }],
    'brand.json#/scheduledLooks/0/tokens/dark/ink: #222222 on canvas',
  ],
])(
  'a scheduled look that %s is a finding with its pointer, and is not shown [operators.schedule.look]',
  (_what, looks, message) => {
    const { brand, findings } = load(...looks);
    expect(findings.map(formatFinding).join('\n')).toContain(message);
    expect(findings.some(({ level }) => level === 'error')).toBe(true);
    expect(brand?.scheduledLooks.length).toBe(looks.length - 1);
  },
);

test('a look that begins when another ends does not overlap with it [operators.schedule.look]', () => {
  expect(findingsOf(CHRISTMAS, shifted(UNTIL, '2027-01-09T00:00:00+08:00'))).toEqual([]);
});

test('a layout cannot be scheduled, because published documents have only one [operators.schedule.look]', () => {
  expect(findingsOf({ ...CHRISTMAS, layout: { header: 'rail' } })).toEqual([
    expect.stringContaining('brand.json#/scheduledLooks/0/layout: unknown key "layout"; '),
  ]);
});

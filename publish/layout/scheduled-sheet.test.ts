import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';

const FROM = '2026-12-18T00:00:00+08:00';
const UNTIL = '2027-01-02T00:00:00+08:00';

test('a scheduled look that has ended adds neither style rules nor a script [operators.schedule.look]', () => {
  const folder = readBrandFolder(fileURLToPath(new URL('../../brands/perya', import.meta.url)));
  const scheduledLooks = [{ look: 'fiesta@1', from: FROM, until: UNTIL }];
  const { brand } = loadBrand(sampleSource({ json: { ...sampleJson(), scheduledLooks } }));
  if (brand === null) throw new Error('brands/perya has errors');
  const compiled = (at: string) => compileBrand({ ...folder, brand }, undefined, Date.parse(at));
  const sheet = (at: string): string => {
    const { files, themeHref } = compiled(at);
    return new TextDecoder().decode(files.get(themeHref)?.body);
  };
  expect(compiled(FROM).lookHref).toMatch(/^\/theme\.[0-9a-f]+\.js$/);
  expect(sheet(FROM)).toContain('data-look="0"');
  expect(compiled(UNTIL).lookHref).toBeNull();
  expect(sheet(UNTIL)).not.toContain('data-look');
});

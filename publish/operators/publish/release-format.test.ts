import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { testBuild } from '#tests/support/test-server.ts';
import type { SiteBuild } from '../../site-build.ts';
import { prepareBrand, type PreparedBrand } from './prepare-brand.ts';
import { siteFormat } from './release-format.ts';

const prepared = (id: string): PreparedBrand =>
  prepareBrand(readBrandFolder(fileURLToPath(new URL(`../../../brands/${id}`, import.meta.url))));

test('several brands are rendered one at a time, and other work continues between their pages [operators.scale.publish-all]', async () => {
  const rendered: string[] = [];
  const turnsOfPages = new Set<number>();
  let turns = 0;
  let isDone = false;
  const otherWork = (): void => {
    turns += 1;
    if (!isDone) setImmediate(otherWork);
  };
  const render: SiteBuild['render'] = (data, path) => {
    rendered.push(data.brand.id);
    turnsOfPages.add(turns);
    return testBuild().render(data, path);
  };
  const { files } = siteFormat(testBuild({ render }));
  otherWork();
  await Promise.all(['laga', 'siam'].map((id) => files(prepared(id))));
  isDone = true;
  expect(rendered).toEqual(rendered.toSorted());
  expect(new Set(rendered)).toEqual(new Set(['laga', 'siam']));
  expect(turnsOfPages.size).toBe(rendered.length);
});

test('a brand that cannot be rendered does not prevent the next one from being rendered', async () => {
  const render: SiteBuild['render'] = (data, path) =>
    data.brand.id === 'laga' ? Promise.reject(new Error('No page')) : testBuild().render(data, path);
  const { files } = siteFormat(testBuild({ render }));
  const [first, second] = await Promise.allSettled(['laga', 'siam'].map((id) => files(prepared(id))));
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});

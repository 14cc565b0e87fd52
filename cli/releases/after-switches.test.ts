import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import {
  createReleaseBrands,
  publishSeveralBrands,
  smallFormat,
  type ReleaseBrands,
} from '#tests/support/release-brands.ts';
import { afterSwitches, type SwitchCommands } from './after-switch.ts';

const IDS = ['one', 'two', 'three'] as const;

let brands: ReleaseBrands;
let out: string;
beforeEach(() => {
  brands = createReleaseBrands();
  out = join(brands.root, 'out');
});
afterEach(() => brands.clean());

/** Publishes a version of all brands. */
const publish = async (version: number, commands: SwitchCommands = {}, over: object = {}) => {
  for (const id of IDS) brands.writeBrand(id, version, id === 'two' ? over : {});
  const options = { format: smallFormat, awaitsReload: commands.reload !== undefined };
  const { report } = await publishSeveralBrands(brands, out, IDS, options, (made) => afterSwitches(made, commands));
  return report;
};
const live = async (id: string): Promise<string> => (await readReleases(join(out, id))).switches.at(-1)?.to ?? '';
const isFolder = (id: string, release: string): boolean => lstatSync(join(out, id, 'releases', release)).isDirectory();

test('a command reloads nginx once for all its brands, after the last switch, and records the release that nginx now serves for each [operators.scale.publish-all]', async () => {
  await publish(1);
  const before = await live('one');
  const seen = join(brands.root, 'seen');
  const folder = join(out, 'one/releases', before);
  const report = await publish(2, { reload: `cat ${out}/*/nginx-release.conf >> ${seen}; test ! -L ${folder}` });
  expect(report?.reload).toMatchObject({ isReloaded: true, isFailed: false });
  expect(report?.reload.text).toContain('nginx-release.conf of one, two, three changed');
  expect(readFileSync(seen, 'utf8').match(/# House \d/g)).toEqual(['# House 2', '# House 2', '# House 2']);
  for (const id of IDS) expect((await readReleases(join(out, id))).reloaded).toBe(await live(id));
  expect(isFolder('one', before)).toBe(false);
});

test('if the reload fails, the release that nginx serves stays a folder of each brand until one succeeds', async () => {
  await publish(1);
  const before = await Promise.all(IDS.map(live));
  const failed = await publish(2, { reload: 'exit 3' });
  expect(failed?.reload).toMatchObject({ isFailed: true });
  expect(IDS.map((id, index) => isFolder(id, before[index] ?? ''))).toEqual([true, true, true]);
  await publish(3, { reload: 'true' });
  expect(IDS.map((id, index) => isFolder(id, before[index] ?? ''))).toEqual([false, false, false]);
});

test('the reload covers the brands that are published, although one is skipped; --after runs once and gets a line for each switch', async () => {
  await publish(1);
  const before = { one: await live('one'), three: await live('three') };
  const [reloads, lines] = [join(brands.root, 'reloads'), join(brands.root, 'lines')];
  const after = `echo "run $MARQUEE_BRAND" >> ${lines}; cat >> ${lines}; test -s ${reloads}`;
  const report = await publish(2, { reload: `echo reload >> ${reloads}`, after }, { name: 7 });
  expect(report).toMatchObject({ reload: { isReloaded: true }, after: { failure: null } });
  expect(readFileSync(reloads, 'utf8')).toBe('reload\n');
  expect(readFileSync(lines, 'utf8')).toBe(
    `run \none ${before.one} ${await live('one')}\nthree ${before.three} ${await live('three')}\n`,
  );
});

test('without a published brand neither command runs', async () => {
  const ran = join(brands.root, 'ran');
  const commands = { reload: `touch ${ran}`, after: `touch ${ran}` };
  for (const id of IDS) brands.writeBrand(id, 1, { name: 7 });
  const { report } = await publishSeveralBrands(brands, out, IDS, { format: smallFormat }, (made) =>
    afterSwitches(made, commands),
  );
  expect([report, existsSync(ran)]).toEqual([null, false]);
});

test('a command of --after that reads nothing succeeds, although thousands of brands were switched', async () => {
  const made = Array.from({ length: 5000 }, (_each, index) => ({
    brand: `brand-${index}`,
    from: null,
    to: 'r'.repeat(27),
    configuration: [],
    target: out,
  }));
  expect((await afterSwitches(made, { after: 'exit 0' })).after).toMatchObject({ failure: null });
});

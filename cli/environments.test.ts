import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBrands, ownValues, type BrandFolders } from '#tests/support/brand-folders.ts';
import { runCommand } from '#tests/support/run-command.ts';

let brands: BrandFolders;
let out: string;
beforeEach(() => {
  brands = copyBrands('siam');
  out = join(mkdtempSync(join(tmpdir(), 'marquee-environments-')), 'out');
  brands.write('siam/environments/staging.json', {
    hosts: ['staging.siam.localhost'],
    merchant: { code: 'siam-staging' },
    seo: { index: false },
  });
  brands.write('siam/environments/production.json', { hosts: ['play.siam.localhost'] });
});
afterEach(() => {
  brands.clean();
  rmSync(join(out, '..'), { recursive: true, force: true });
});

const run = (...args: readonly string[]) => runCommand(args, { brandsDir: brands.dir });

test('diff --env compares two environments of a brand, each of which can also be named as BRAND@NAME [operators.env.commands] [operators.diff.sides]', async () => {
  const { code, out: printed, error } = await run('diff', 'siam', '--env', 'staging', 'production');
  expect([code, error]).toEqual([0, '']);
  expect(printed).toContain('staging.siam.localhost');
  expect(printed).toMatch(/siam@staging to siam@production: \d differences\n$/);
  expect((await run('diff', 'siam@staging', 'siam@production')).out).toBe(printed);
  expect((await run('diff', 'siam@production', 'siam@production')).out).toBe(
    'siam@production to siam@production: 0 differences\n',
  );
});

test.each([
  ['diff', ['siam', '--env', 'stagin', 'production']],
  ['diff', ['siam@stagin', 'siam']],
  ['check', ['siam', '--env', 'stagin']],
  ['publish', ['siam', '--env', 'stagin']],
])(
  '%s %j: an unknown environment exits with 2, lists the environments and suggests the closest name [operators.env.commands]',
  async (command, args) => {
    const { code, out: printed, error } = await run(command, ...args, ...(command === 'publish' ? ['--out', out] : []));
    expect([code, printed]).toEqual([2, '']);
    expect(error).toContain(
      'siam has no environment "stagin"; did you mean staging? The environments are production, staging.',
    );
    expect(existsSync(out)).toBe(false);
  },
);

/** A brand that extends Siam. */
const CHANG = { ...ownValues('chang'), name: 'Chang', extends: 'siam', layout: { density: 'compact' } };

test('publish --env publishes the brand with its environment applied, including values inherited from the parent brand [operators.env.commands] [operators.env.extends]', async () => {
  brands.write('chang/brand.json', CHANG);
  brands.write('chang/environments/staging.json', { hosts: ['staging.chang.localhost'], seo: { index: false } });
  const { code, out: printed, error } = await run('publish', 'chang', '--env', 'staging', '--out', out);
  expect([code, error]).toEqual([0, '']);
  expect(printed).toContain(`Chang (staging) is in ${out}/current, for http://staging.chang.localhost`);
  const page = readFileSync(join(out, 'current/index.html'), 'utf8');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('lang="th"');
  expect(readFileSync(join(out, 'current/nginx.conf'), 'utf8')).toContain('staging.chang.localhost');
});

test('an environment with errors is not published, nor is a brand that extends itself through its parent [operators.env.overlay] [operators.env.extends]', async () => {
  brands.write('siam/environments/staging.json', { hosts: ['staging.siam.localhost'], theme: { default: 'dark' } });
  const refused = await run('publish', 'siam', '--env', 'staging', '--out', out);
  expect(refused.code).toBe(1);
  expect(refused.error).toContain(
    'brands/siam/environments/staging.json#/theme: "theme" cannot be set by an environment',
  );
  brands.write('chang/brand.json', CHANG);
  brands.write('siam/brand.json', { ...brands.json('siam/brand.json'), extends: 'chang' });
  const cycle = await run('publish', 'chang', '--out', out);
  expect([cycle.code, cycle.error]).toEqual([
    1,
    expect.stringContaining('brands/chang/brand.json#/extends: these brands extend each other'),
  ]);
  expect(existsSync(out)).toBe(false);
});

test('check lists the findings of each environment with the path of its file [operators.env.overlay]', async () => {
  expect((await run('check', 'siam')).out).toBe('siam  clean\n\n1 brand, 0 errors, 0 warnings\n');
  brands.write('siam/environments/staging.json', { hosts: ['play.siam.localhost'], robots: 'noindex' });
  const { code, out: printed } = await run('check', 'siam');
  expect(code).toBe(1);
  expect(printed).toBe(
    [
      'siam',
      '  error    environments/staging.json#/robots: "robots" cannot be set by an environment; write "seo": { "index": false }',
      '  error    environments/staging.json#/hosts/0: "play.siam.localhost" is also a host of environment production; write another, or remove it there',
      '',
      '1 brand, 2 errors, 0 warnings',
      '',
    ].join('\n'),
  );
  expect((await run('check', 'siam', '--env', 'production')).code).toBe(0);
});

test('check --layers names the layer of each value: look, parent, brand or environment [operators.env.extends] [operators.env.overlay]', async () => {
  brands.write('chang/brand.json', CHANG);
  brands.write('chang/environments/staging.json', { hosts: ['staging.chang.localhost'] });
  const { out: printed } = await run('check', 'chang', '--env', 'staging', '--layers');
  const layerOf = (pointer: string) => new RegExp(`^  (\\S.*\\S) +${pointer} `, 'm').exec(printed)?.[1]?.trim();
  expect(layerOf('/layout/density')).toBe('brand');
  expect(layerOf('/layout/footer')).toBe('look');
  expect(layerOf('/theme/tokens/light/canvas')).toBe('parent siam');
  expect(layerOf('/hosts')).toBe('environment staging');
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, storybookUrl, test } from '../site-test.ts';

interface PicturedText {
  readonly namespace: string;
  readonly key: string;
  readonly picture?: {
    readonly file: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly isShown: boolean;
  };
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-pictures-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } });

test('an export with pictures states where each text of a story is, and in which screenshot [language.command.export]', async ({
  page,
}) => {
  const out = join(folder, 'ko.json');
  const stories = 'auth-login-form--fields-missing,cashier-wallets--empty';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    `cli/marquee.mjs language export KO --format json --out ${out} --pictures ${join(folder, 'pictures')} --stories ${stories}`.split(
      ' ',
    ),
  );
  const { texts } = JSON.parse(readFileSync(out, 'utf8')) as { readonly texts: readonly PicturedText[] };
  const pictureOf = (name: string) =>
    texts.find(({ namespace, key }) => `${namespace}:${key}` === name)?.picture ?? null;

  await page.goto(storybookUrl('/iframe.html?id=auth-login-form--fields-missing&viewMode=story&globals=language:EN'));
  const box = await page.getByText('Remember me for a day').boundingBox();
  const shown = pictureOf('site/auth:login.remember');
  expect(shown).toMatchObject({ file: 'pictures/auth-login-form--fields-missing.png', isShown: true });
  expect(Math.abs((shown?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(4);
  expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBeLessThan(4);
  // The story's play function has submitted the empty form.
  expect(pictureOf('site/auth:required')).toMatchObject({ isShown: true });
  // The label of the eye button.
  expect(pictureOf('site/auth:password.show')).toMatchObject({ isShown: false });
  expect(pictureOf('site/agent:income.line')).toBeNull();

  const files = new Set(texts.flatMap(({ picture }) => picture?.file ?? []));
  expect([...files].every((file) => existsSync(join(folder, file)))).toBe(true);
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(files.size);
  const counted = texts.filter(({ picture }) => picture !== undefined).length;
  expect(stdout).toContain(
    `  pictures   ${files.size} screenshots in ${join(folder, 'pictures')}, of ${counted} texts, from 2 stories\n`,
  );
  expect(stdout).toMatch(
    new RegExp(`  no picture ${texts.length - counted} texts, which no story shows: .*site/agent \\d+`),
  );
});

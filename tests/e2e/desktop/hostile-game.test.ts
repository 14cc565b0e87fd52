import type { Page } from '@playwright/test';
import { addBrand, perya, startExternalServer, type ExternalServer } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

/** A hostile game, which acts on a click because browsers block some of its attempts without one. */
const PAGE = `<!doctype html><title>game</title><button>play</button><button>close</button><p></p>
<iframe srcdoc="<button>forge</button><script>document.querySelector('button').onclick=()=>top.postMessage({marquee:'game',type:'close'},'*')</script>"></iframe>
<script>
const said = document.querySelector('p');
const attempt = (name, act) => { try { act(); said.textContent += name + ': done. '; } catch (error) { said.textContent += name + ': ' + error.name + '. '; } };
const [play, close] = document.querySelectorAll('button');
play.onclick = () => {
  attempt('read', () => parent.document.title);
  attempt('storage', () => parent.sessionStorage.length);
  attempt('address', () => { parent.location.href = 'https://phishing.example/'; });
  attempt('top', () => { top.location.replace('https://phishing.example/'); });
  for (const data of [{ marquee: 'game', type: 'pay' }, { type: 'close' }, 'close', { marquee: 'game', type: ['close'] }]) parent.postMessage(data, '*');
};
close.onclick = () => parent.postMessage({ marquee: 'game', type: 'close' }, '*');
</script>`;

const playAt = async (id: string, origin: string, page: Page): Promise<void> => {
  await addBrand(
    id,
    {
      platform: { ...perya.platform, allow: { ...perya.platform.allow, launch: [origin] } },
      navigation: { ...perya.navigation, launchIn: 'page' },
    },
    'perya',
  );
  await page.route('**/wps/game/launchGame*', (route) =>
    route.fulfill({ json: { success: true, value: { url: `${origin}/play` } } }),
  );
  await page.goto(at(id, '/rng?page=all&lang=EN'));
  await settled(page);
  await logIn(page, false, 'vip01');
  await page.getByRole('list', { name: 'Games' }).getByRole('listitem').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game$/);
};

const open: ExternalServer[] = [];
test.afterAll(() => open.forEach(({ close }) => close()));
const stranger = async (body: string): Promise<ExternalServer> => {
  const server = await startExternalServer('hostile', (path) =>
    path === '/play' ? { type: 'text/html', body } : 'missing',
  );
  open.push(server);
  return server;
};

test('a hostile game can neither navigate the page, read it, nor impersonate another sender; its own close message works [launch.iframe]', async ({
  page,
  faults,
}) => {
  faults.allow(
    /Unsafe attempt to initiate navigation/,
    /permission to navigate the target frame/,
    /hostile\.localhost/,
    /Blocked a frame with origin/,
    /SecurityError/,
  );
  const game = await stranger(PAGE);
  await playAt('besieged-game', game.origin, page);
  const frame = page.frameLocator('iframe[sandbox]');
  await frame.getByRole('button', { name: 'play' }).click();
  await expect(frame.locator('p')).toContainText('top:');
  const said = (await frame.locator('p').textContent()) ?? '';
  expect(said).toContain('read: SecurityError');
  expect(said).toContain('storage: SecurityError');
  expect(said).toContain('top: SecurityError');
  await page.evaluate(() => addEventListener('message', () => document.documentElement.setAttribute('data-heard', '')));
  await frame.frameLocator('iframe').getByRole('button', { name: 'forge' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-heard');
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible();
  await frame.getByRole('button', { name: 'close' }).click();
  await expect(page).toHaveURL(/\/rng/);
});

test("a game URL with a disallowed origin is not opened, and the reason is shown below the game's name [errors.invalid-url]", async ({
  page,
}) => {
  await addBrand('strict-game', { navigation: { ...perya.navigation, launchIn: 'page' } }, 'perya');
  await page.route('**/wps/game/launchGame*', (route) =>
    route.fulfill({ json: { success: true, value: { url: 'http://elsewhere.localhost:9/play' } } }),
  );
  await page.goto(at('strict-game', '/rng?page=all&lang=EN'));
  await settled(page);
  await logIn(page, false, 'vip01');
  await page.getByRole('list', { name: 'Games' }).getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toContainText('Invalid URL');
  await expect(page).toHaveURL(/\/rng/);
});

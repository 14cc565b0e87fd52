import { addBrand, perya } from './add-brand.ts';
import { at, DESKTOP_ONLY, expect, settled, test } from './site-test.ts';
import { logIn } from './steps.ts';

/** Unlike hosts under `localhost`, this one is not a secure context. */
const SITE = 'http://play.test';

test(
  'over plain HTTP, a member logs in, moves money and copies the invite link out of a dialog',
  DESKTOP_ONLY,
  async ({ page, context, isMobile, scene, ownBrand, faults }) => {
    faults.allow(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/u);
    const brand = ownBrand('insecure');
    await addBrand(brand, { platform: { ...perya.platform, session: 'bearer' } });
    await scene(brand, { scenario: { sealing: 'off' } });
    const { host, origin, port } = new URL(at(brand));
    await page.route(`${SITE}/**`, async (route) => {
      const request = route.request();
      const headers = { ...(await request.allHeaders()), host, origin };
      // Not every machine resolves the brand's host.
      const url = request.url().replace(SITE, `http://127.0.0.1:${port}`);
      await route.fulfill({ response: await route.fetch({ url, headers }) });
    });
    await page.goto(`${SITE}/?lang=EN`);
    await settled(page);
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await logIn(page, isMobile, 'agent02');

    await page.goto(`${SITE}/index?member=transferFund&lang=EN`);
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('textbox', { name: /Amount/ }).fill('12');
    await centre.getByRole('button', { name: 'Move money', exact: true }).click();
    await expect(centre.getByText('The money was moved')).toBeVisible();
    await centre.getByRole('button', { name: 'Another transfer' }).click();

    await page.goto(`${SITE}/index?member=referral&lang=EN`);
    await centre.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await context.grantPermissions(['clipboard-read'], { origin });
    await page.goto(at(brand, '/robots.txt'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${SITE}/register?referralCode=AGENT02`);
  },
);

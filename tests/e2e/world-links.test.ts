import { startExternalServer } from './add-brand.ts';
import { at, expect, settled, test, PHONE_ONLY } from './site-test.ts';
import { changeLanguage } from './languages.ts';
import { logIn } from './steps.ts';

test(
  "after a link on another site is clicked, the first document is the members' one in the member's language",
  PHONE_ONLY,
  async ({ page, context, isMobile }) => {
    const elsewhere = await startExternalServer('elsewhere', () => ({
      type: 'text/html',
      body: `<a href="${at('perya')}">Perya</a>`,
    }));
    await page.goto(at('perya', '/'));
    await settled(page);
    await logIn(page, isMobile);
    await settled(page);
    await changeLanguage(page, 'TY');

    await page.goto(elsewhere.origin);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === at('perya', '/')),
      page.getByRole('link', { name: 'Perya' }).click(),
    ]);
    const document = await answer.text();
    expect(document).toContain('<html lang="fil"');
    const { cookie = '' } = await answer.request().allHeaders();
    expect(cookie).toContain('signed-in=');
    expect(cookie).not.toContain('__Host-s=');
    const strict = (await context.cookies()).filter(({ sameSite }) => sameSite === 'Strict').map(({ name }) => name);
    expect(strict).toContain('__Host-s');
    elsewhere.close();
  },
);

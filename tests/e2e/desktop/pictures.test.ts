import { storybookUrl, expect, test, FULL_ONLY } from '../site-test.ts';

/** A few small stories without animation, so that screenshots are the same on every machine. `npm run pictures` retakes them. */
const PICTURES = [
  ['ui-button--primary', 'perya', 'light'],
  ['ui-button--danger', 'perya', 'dark'],
  ['ui-checkbox--wrong', 'perya', 'light'],
  ['ui-choice-group--wrong', 'perya', 'dark'],
  ['ui-text-field--wrong', 'perya', 'light'],
  ['ui-select-field--filled', 'perya', 'dark'],
  ['ui-tabs--two', 'perya', 'light'],
  ['ui-callout--danger', 'perya', 'light'],
  ['ui-empty-state--with-action', 'perya', 'dark'],
  ['ui-drawn-numbers--six', 'perya', 'light'],
  ['auth-login-form--fields-missing', 'perya', 'light'],
  ['auth-login-form--fields-missing', 'lotus', 'dark'],
  ['auth-login-form--fields-missing', 'siam', 'light'],
  ['auth-login-form--fields-missing', 'kumo', 'dark'],
] as const;

/** Storybook's own font, instead of the machine's fallback for the brand's font. */
const FONT = `
@font-face { font-family: Picture; font-weight: 400; src: url(sb-common-assets/nunito-sans-regular.woff2); }
@font-face { font-family: Picture; font-weight: 700; src: url(sb-common-assets/nunito-sans-bold.woff2); }
* { font-family: Picture !important; font-synthesis: none; }
`;

for (const [story, brand, theme] of PICTURES) {
  test(`${story} in ${brand}, ${theme}, matches its stored screenshot`, FULL_ONLY, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(
      storybookUrl(`/iframe.html?id=${story}&viewMode=story&globals=brand:${brand};theme:${theme};language:EN`),
    );
    const root = page.locator('#storybook-root');
    await expect(root.locator(':scope > :not(style)').first()).toBeVisible();
    await page.addStyleTag({ content: FONT });
    await page.evaluate(() =>
      Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 16px Picture`))),
    );
    await expect(root).toHaveScreenshot(`${story}-${brand}-${theme}.png`);
  });
}

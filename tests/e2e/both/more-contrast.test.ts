import { AxeBuilder } from '@axe-core/playwright';
import { contrastRatio } from '../../../schemas/checks/colours.ts';
import { CONTRAST_PAIRS, cssVariable } from '../../../schemas/tokens.ts';
import { at, drawnWindow, expect, settled, test } from '../site-test.ts';
import { showTheme } from '../steps.ts';

const TEXT_PAIRS = CONTRAST_PAIRS.filter(([, , least]) => least >= 4.5);

test.describe('with a preference for more contrast', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ contrast: 'more' }));

  for (const theme of ['light', 'dark'] as const)
    test(
      `every text on home has a contrast of 7 in the ${theme} theme [layout.tokens.high-contrast]`,
      drawnWindow(`more contrast ${theme}`),
      async ({ page }) => {
        await page.goto(at('kumo', '/?lang=EN'));
        await settled(page);
        await showTheme(page, theme);
        const valueOf = (name: string): Promise<string> =>
          page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name);
        for (const [text, on] of TEXT_PAIRS) {
          const [colour, background] = [await valueOf(cssVariable(text)), await valueOf(cssVariable(on))];
          expect(contrastRatio(colour, background), `${text} on ${on}`).toBeGreaterThanOrEqual(7);
        }
        // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
        const axe = new AxeBuilder({
          page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
        }).setLegacyMode();
        const { violations, passes } = await axe.withRules('color-contrast-enhanced').analyze();
        const low = violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
        );
        expect(low).toEqual([]);
        expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(30);
      },
    );
});

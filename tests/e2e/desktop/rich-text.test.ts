import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { sanitizeHtml } from '../../../src/rich-text/sanitize-html.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { at, expect, FULL_ONLY, test } from '../site-test.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles the sanitiser alone, as a script that defines `sanitizer`. */
const sanitizerScript = async (): Promise<string> => {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: `${ROOT}/src/rich-text/sanitize-html.ts`, formats: ['iife'], name: 'sanitizer' },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
};

/** Creates random texts from fragments of the hostile ones; the same seed gives the same texts. */
const fuzz = (count: number, seed: number): readonly string[] => {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const piece = (): string => {
    const text = HOSTILE_HTML[below(HOSTILE_HTML.length)] ?? '';
    if (text.includes('http-equiv')) return '';
    const from = below(3) === 0 ? below(text.length) : 0;
    return text.slice(from, below(3) === 0 ? from + below(text.length) : undefined);
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + below(5) }, piece).join(''));
};

interface Verdict {
  readonly ran: number;
  readonly left: readonly string[];
  readonly asked: readonly string[];
}

declare const sanitizer: { readonly sanitizeHtml: typeof sanitizeHtml };

/**
 * Shows each text in a page without any CSP, sanitised or unchanged, and reports which code ran, which forbidden content remained, and what was
 * loaded.
 */
const show = async (page: Page, texts: readonly string[], sanitised: boolean): Promise<Verdict> => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
      : route.abort(),
  );
  await page.goto('http://texts.localhost/');
  if (sanitised) await page.addScriptTag({ content: await sanitizerScript() });
  const { ran, left } = await page.evaluate(
    async ([all, isSanitised]) => {
      const TAGS = new Set(
        'p br div span hr blockquote pre strong b em i u s ul ol li a img table thead tbody tr th td caption h1 h2 h3 h4 h5 h6'.split(
          ' ',
        ),
      );
      const NAMES = new Set(
        'href src alt title colspan rowspan scope start target rel loading decoding referrerpolicy'.split(' '),
      );
      let calls = 0;
      let called = false;
      Object.assign(globalThis, { ran: () => (called = true) });
      const wrong: string[] = [];
      for (const text of all) {
        called = false;
        const place = document.createElement('div');
        document.body.append(place);
        if (isSanitised) {
          const page = { origin: 'https://brand.example', host: 'brand.example' };
          place.append(sanitizer.sanitizeHtml(text, { page, images: ['https://images.example'] }));
        } else place.innerHTML = text;
        for (const link of place.querySelectorAll('a')) {
          link.target = '';
          if (link.protocol === 'javascript:') link.click();
        }
        // oxlint-disable-next-line no-await-in-loop -- one text at a time, each with time to run its code
        await new Promise((resolve) => setTimeout(resolve, isSanitised ? 0 : 20));
        for (const element of place.querySelectorAll('*')) {
          const bad = [...element.attributes].filter(
            ({ name, value }) =>
              !NAMES.has(name) ||
              (name === 'href' && !/^(?:https:\/\/[^@\\\s]+|\/[a-zA-Z]*(?:\?.*)?)$/u.test(value)) ||
              (name === 'src' && !/^(?:https:\/\/(?:images|brand)\.example\/|\/[^/\\])/u.test(value)),
          );
          if (!TAGS.has(element.localName) || bad.length > 0) wrong.push(`${text} -> ${element.outerHTML}`);
        }
        place.remove();
        if (called) calls += 1;
      }
      return { ran: calls, left: wrong };
    },
    [texts, sanitised] as const,
  );
  return { ran, left, asked: asked.filter((url) => url.includes('evil.example')) };
};

test("no hostile text runs code, keeps forbidden content, or loads anything, even without the page's policy [notice.html.safety]", async ({
  page,
  faults,
}) => {
  faults.allow(/.*/u);
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(200);
  expect(await show(page, HOSTILE_HTML, true)).toEqual({ ran: 0, left: [], asked: [] });
});

test('without the sanitiser, the same texts run code and load resources', async ({ page, faults }) => {
  faults.allow(/.*/u);
  // A text that navigates away would end the test.
  const staying = HOSTILE_HTML.filter((text) => !text.includes('http-equiv'));
  const { ran, left, asked } = await show(page, staying, false);
  expect([ran > 40, left.length > 150, asked.length > 5]).toEqual([true, true, true]);
});

test(
  'twenty thousand random texts run no code, keep no forbidden content and load nothing',
  FULL_ONLY,
  async ({ page, faults }) => {
    test.setTimeout(600_000);
    faults.allow(/.*/u);
    expect(await show(page, fuzz(20_000, 2026), true)).toEqual({ ran: 0, left: [], asked: [] });
  },
);

const announcement = (content: string) => [{ id: 'n1', title: 'A long story', content, time: 1, type: 'B' }];

/** Opens the terms in the help centre with a given text in place of the platform's. */
const openTerms = async (page: Page, content: string): Promise<void> => {
  await page.route(/helpCenter/iu, (route) =>
    route.fulfill({ json: { success: true, value: [{ id: 'terms', title: 'A long story', content, version: '9' }] } }),
  );
  await page.goto(at('perya', '/help?section=terms&lang=EN'));
};

/** Opens the announcements with a given text in place of the platform's. */
const openText = async (page: Page, content: string): Promise<void> => {
  await page.route(/announcement/iu, (route) =>
    route.fulfill({ json: { success: true, value: announcement(content) } }),
  );
  await page.goto(at('perya', '/noticePage'));
};

test('an announcement keeps emphasis, tables, images and links; an external link shows its target before opening it [notice.html.safety]', async ({
  page,
  context,
}) => {
  await openText(
    page,
    `<p><b>Win</b> <a href="https://partner.example/x">here</a> <a href="/promotions">there</a></p>
     <table><tr><th>Level</th></tr><tr><td>Gold</td></tr></table>`,
  );
  const text = page.getByRole('region', { name: 'A long story' });
  await expect(text.getByRole('table')).toHaveText(/Level\s*Gold/u);
  await text.getByRole('link', { name: 'here', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You are leaving Perya' });
  await expect(dialog).toContainText('partner.example is not a site of Perya.');
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }));
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open it' }).click(),
  ]);
  expect([opened.url(), await opened.evaluate(() => opener === null)]).toEqual(['https://partner.example/x', true]);
  await text.getByRole('link', { name: 'there' }).click();
  await expect(page).toHaveURL(/\/promotions$/u);
});

test('a text of 5 MB, ten thousand nested tags, and all hostile texts at once leave the page working [notice.html.safety]', async ({
  page,
  faults,
}) => {
  // While it parses the text, Chromium reports handlers and styles that it did not apply.
  faults.allow(/(?:Executing|Applying) inline|policy violation: (?:script-src-attr|style-src-(?:attr|elem)) inline/u);
  await openText(page, `<p>${'Five million. '.repeat(360_000)}</p>`);
  await expect(page.getByText('The announcements did not load.')).toBeVisible();
  await openText(page, `<p>${'One million. '.repeat(80_000)}</p>`);
  await expect(page.getByText('The rest of this text is too long to be shown here.')).toBeVisible();
  for (const content of [`${'<div>'.repeat(10_000)}deep`, HOSTILE_HTML.join('\n')]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await openText(page, content);
    const text = page.getByRole('region', { name: 'A long story' });
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(text).toContainText(content.startsWith('<div>') ? 'deep' : 'x');
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(await text.locator('script, iframe, form, input, style, svg, object, embed').count()).toBe(0);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
});

test("the help centre and the registration's terms dialog show all hostile texts and ten thousand nested tags without running code", async ({
  page,
  faults,
}) => {
  faults.allow(/(?:Executing|Applying) inline|policy violation: (?:script-src-attr|style-src-(?:attr|elem)) inline/u);
  await page.addInitScript(() => Object.assign(globalThis, { ran: () => console.error('it ran') }));
  for (const content of [HOSTILE_HTML.join('\n'), `${'<div>'.repeat(10_000)}deep`]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await openTerms(page, content);
    const shown = content.startsWith('<div>') ? 'deep' : 'x';
    const text = page.getByRole('article', { name: 'A long story' });
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(text).toContainText(shown);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(
      await text.locator('script, iframe, form, input, style, svg:not([aria-hidden]), object, embed').count(),
    ).toBe(0);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(at('perya', '/register?lang=EN'));
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.getByRole('dialog').getByRole('link', { name: /terms/iu }).click();
    const terms = page.getByRole('dialog', { name: 'A long story' });
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(terms).toContainText(shown);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(await terms.locator('script, iframe, form, input, style, object, embed').count()).toBe(0);
  }
});

test('5 MB of help articles are rejected with a message, and an image that never loads does not delay the text', async ({
  page,
}) => {
  await openTerms(page, `<p>${'Five million. '.repeat(360_000)}</p>`);
  await expect(page.getByText('The articles did not load.')).toBeVisible();
  await page.unroute(/helpCenter/iu);
  await page.route('**/never.png', () => undefined);
  await openTerms(page, '<p>Above.</p><img src="/never.png" alt="A wheel"><p>Below.</p>');
  const text = page.getByRole('article', { name: 'A long story' });
  await expect(text).toContainText('Below.');
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(page.getByRole('form', { name: 'Feedback' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';

interface Said {
  readonly canonical: readonly string[];
  readonly robots: string | null;
  readonly kinds: readonly string[];
}

const saidBy = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
    const { '@graph': graph } = JSON.parse(block) as { readonly '@graph': readonly { readonly '@type': string }[] };
    return {
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
      kinds: graph.map((entry) => entry['@type']),
    };
  });

test('after hydration, a page has the same search engine metadata as its document, under the strict CSP', async ({
  page,
}) => {
  await page.goto(at('perya', '/rng?lang=EN'));
  await settled(page);
  const slots = await saidBy(page);
  expect(slots).toEqual({
    canonical: [at('perya', '/rng?lang=EN')],
    robots: null,
    kinds: ['Organization', 'WebSite', 'BreadcrumbList'],
  });
  await page.goto(at('perya', '/down?lang=EN'));
  await settled(page);
  expect((await saidBy(page)).canonical).toEqual([at('perya', '/download?lang=EN')]);
});

test('every URL in the sitemap responds, is indexable, and names itself as canonical', async ({ request }) => {
  for (const brand of ['perya', 'kumo']) {
    const headers = { Host: new URL(at(brand)).host };
    const ask = (path: string) => request.get(`http://127.0.0.1:${new URL(at(brand)).port}${path}`, { headers });
    const map = await (await ask('/sitemap.xml')).text();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>20\d\d-/gu)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const answer = await ask(pathname + search);
      const html = await answer.text();
      expect([answer.status(), html.includes('name="robots"')], address).toEqual([200, false]);
      expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    }
  }
});

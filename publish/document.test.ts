import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';
import { firstPath } from '#src/document/document-paths.ts';
import { documentData, renderDocument } from './document.ts';
import { INLINE_SCRIPT, INLINE_SCRIPT_HASH } from './inline-script.ts';
import { sharedDataFile, type SharedDataFile } from './shared-data.ts';
import { languagesWith } from '#tests/support/languages.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { clientLanguages } from './languages/site-texts.ts';

const WORDS = { common: { ok: 'OK' }, shell: { login: 'Log in' }, home: { title: 'Home' } };
const languages = languagesWith(WORDS);
const entry = { scripts: ['/assets/entry.js'], styles: ['/assets/entry.css'], preloads: ['/assets/home.js'] };
const styles = ['/sheet.1.css', '/other.css'];

const render = (
  over: Partial<Brand> = {},
  language: Language = 'TY',
  texts: Parameters<typeof testSite>[1] = {},
  path?: string,
  title: string | null = 'Slots · Trial',
  more: Texts = {},
) => {
  const site = testSite(over, texts);
  const data = documentData(site, languages, language);
  const page = { html: '<main>first screen</main>', title, texts: { ...data.texts, ...more } };
  return {
    site,
    shared: sharedDataFile(data),
    ...renderDocument({
      site,
      languages,
      data,
      path: path ?? firstPath(site.brand),
      page,
      entry,
      styles,
      origin: 'https://play.example',
      https: true,
    }),
  };
};

const contentOf = ({ file }: SharedDataFile): unknown => JSON.parse(new TextDecoder().decode(file.body));
const blockOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="marquee">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('the `lang` attribute of a document is the BCP 47 tag of its language [languages.html-lang]', () => {
  expect(render().html).toContain(
    '<html lang="fil" dir="ltr" data-brand="trial" data-theme="light" data-path="/index">',
  );
  expect(render({}, 'TH').html).toContain('<html lang="th" dir="ltr"');
});

test('a document contains the first screen, and preloads the brand and the texts, which all documents of the language share', () => {
  const { html, site, shared } = render({}, 'EN', { EN: { 'home:title': 'Our home', 'brand:tagline': 'Win' } });
  expect(html).toContain('<div id="root"><main>first screen</main></div>');
  expect(html).toContain(`<link rel="preload" as="fetch" href="${shared.address}" crossorigin fetchpriority="low">`);
  expect(blockOf(html)).toEqual({ shared: shared.address, texts: {} });
  expect(shared.address).toMatch(/^\/data\.[0-9a-f]{16}\.EN\.json$/);
  expect(contentOf(shared)).toEqual({
    brand: site.client,
    language: 'EN',
    languages: clientLanguages(languages, ['TY', 'EN', 'TH']),
    texts: { common: { ok: 'OK' }, shell: { login: 'Log in' }, home: { title: 'Our home' }, errors: {}, auth: {} },
    brandTexts: { TY: {}, EN: { home: { title: 'Our home' }, brand: { tagline: 'Win' } }, TH: {} },
  });
});

test('a document contains only those texts of its page that are not in the shared data', () => {
  const { html, shared } = render({}, 'EN', {}, '/lottery', null, { lottery: { title: 'Lottery' } });
  expect(blockOf(html)).toEqual({ shared: shared.address, texts: { lottery: { title: 'Lottery' } } });
});

test('documents for members use the same shared data as documents for visitors, and are marked as documents for members', () => {
  const site = testSite();
  const asked = (reader: 'visitor' | 'member') => {
    const data = documentData(site, languages, 'EN', reader);
    return blockOf(
      renderDocument({
        site,
        languages,
        data,
        path: '/index',
        page: { html: '', title: null, texts: data.texts },
        entry,
        styles,
        origin: 'https://play.example',
        https: true,
      }).html,
    );
  };
  const { address } = sharedDataFile(documentData(site, languages, 'EN'));
  expect([asked('visitor'), asked('member')]).toEqual([
    { shared: address, texts: {} },
    { shared: address, reader: 'member', texts: {} },
  ]);
});

test('a document tells its boot script where the session token is kept', () => {
  const { platform } = testSite().brand;
  expect(render({ platform: { ...platform, session: 'bearer' } }).html).toContain('data-path="/index" data-bearer>');
  expect(render({ platform: { ...platform, session: 'cookie' } }).html).toContain('data-path="/index">');
});

test('a document preloads its styles and scripts, starts scripts after the first frame, and preloads no image', () => {
  const { html } = render();
  expect(html).toContain('<link rel="stylesheet" href="/sheet.1.css">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/home.js">');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/assets/entry.js" crossorigin fetchpriority="low" data-bootstrap>',
  );
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain('as="image"');
});

test('the first banner of the home page is the image for shared links, as a PNG that social networks can display [home.banner.fields]', async () => {
  const banners: Brand['banners'] = [
    { bannerId: 'slots', groupName: 'w_rng', url: 'assets/hero.svg' },
    { bannerId: 'welcome', groupName: 'w_home', url: 'assets/logo.svg' },
  ];
  const { html, site } = render({ banners });
  const [, address] =
    /<meta property="og:image" content="https:\/\/play\.example([^"]+\/share\.png)">/.exec(html) ?? [];
  const png = await site.renderings.find((rendering) => rendering.address === address)?.png();
  expect(new TextDecoder('latin1').decode(png?.slice(0, 8))).toBe('\x89PNG\r\n\x1a\n');
});

test('the Link header preloads exactly the style sheets that the document links', () => {
  const { html, headers } = render();
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);
  const asked = [...(headers['Link'] ?? '').matchAll(/<([^>]+)>; rel=preload; as=style/g)].map(([, href]) => href);
  expect(linked).toEqual(styles);
  expect(asked).toEqual(linked);
});

test("title and description come from the brand's file, and the title falls back to the brand's name", () => {
  const seo = { title: { EN: 'Play here' }, description: { EN: 'Slots & more' } };
  expect(render({ seo }, 'EN').html).toContain('<title>Play here</title>');
  expect(render({ seo }, 'EN').html).toContain('<meta name="description" content="Slots &amp; more">');
  expect(render().html).toContain('<title>Trial House</title>');
});

test('a document contains a notice in its language in case its script fails to load [errors.slow-page] [boot.chunk.recover]', () => {
  const { site } = render();
  const texts = { errors: { slow_page: 'Too <slow>', slow_page_text: 'Reload it.' }, common: { reload: 'Reload' } };
  const { html } = renderDocument({
    site,
    languages,
    data: documentData(site, languagesWith(texts), 'EN'),
    path: '/index',
    page: { html: '', title: null, texts },
    entry,
    styles,
    origin: 'https://play.example',
    https: true,
  });
  expect(html).toContain(
    '<div id="load-failed" role="alert"><b>Too &lt;slow&gt;</b> <span>Reload it.</span> <a href="">Reload</a></div>',
  );
});

test("every page other than home has its own title in tabs, search results and shared links, or the brand's title if it has none [navigation.title]", () => {
  const titles = (html: string) => [
    /<title>(.*?)<\/title>/.exec(html)?.[1],
    /property="og:title" content="(.*?)"/.exec(html)?.[1],
  ];
  expect(titles(render({}, 'EN', {}, '/rng').html)).toEqual(['Slots · Trial', 'Slots · Trial']);
  expect(titles(render({}, 'EN', {}, '/game', null).html)).toEqual(['Trial House', 'Trial House']);
  const closed = { modules: { off: [], loginRequired: true } };
  expect(titles(render(closed, 'EN', {}, '/register').html)).toEqual(['Trial House', 'Trial House']);
});

test('every language has a URL, and search engines find all of them [languages.core]', () => {
  const { html } = render({}, 'EN');
  expect(html).toContain('<link rel="canonical" href="https://play.example/?lang=EN">');
  expect(html).toContain('<link rel="alternate" hreflang="fil" href="https://play.example/">');
  expect(html).toContain('<link rel="alternate" hreflang="th" href="https://play.example/?lang=TH">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://play.example/">');
});

test('a document has one inline script, which its CSP allows by hash', () => {
  const { html, headers } = render();
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(inline).toEqual([INLINE_SCRIPT]);
  expect(headers['Content-Security-Policy']).toContain(INLINE_SCRIPT_HASH);
});

test('a document has no style attribute, no style element and no handler attribute', () => {
  const { html } = render();
  expect(html).not.toMatch(/<[^>]* style=/);
  expect(html).not.toContain('<style');
  expect(html).not.toMatch(/<[^>]* on[a-z]+=/);
});

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<!--<script>',
  '\u2028\u2029',
  '&quot;><svg onload=alert(1)>',
  ']]><script>',
];

test.each(HOSTILE)('a name or text such as %j is escaped everywhere in a document', (hostile) => {
  const { html, shared } = render(
    { name: hostile, seo: { title: { EN: hostile }, description: { EN: hostile } } },
    'EN',
    { EN: { 'home:title': hostile } },
    '/index',
    hostile,
    { rng: { title: hostile } },
  );
  const plain = render({}, 'EN', { EN: { 'home:title': 'x' } }).html;
  const shape = (text: string) =>
    [...text.matchAll(/<\/?[a-z!][^\s>]*/gi)].map(([name]) => name).filter((name) => name !== '<meta');
  expect(shape(html)).toEqual(shape(plain));
  expect(/id="marquee">(.*?)<\/script>/s.exec(html)?.[1]).not.toMatch(/[<\u2028\u2029]/);
  expect(blockOf(html)).toMatchObject({ texts: { rng: { title: hostile } } });
  expect(contentOf(shared)).toMatchObject({ brand: { name: hostile }, texts: { home: { title: hostile } } });
});

test('a brand that requires login is prerendered at its login page [guard.flag.on]', () => {
  expect(render({ modules: { off: [], loginRequired: true } }).html).toContain('data-path="/login"');
});

test('the document of a page other than home links to that page in every language [languages.core]', () => {
  const { html } = render({}, 'TY', {}, '/rng');
  expect(html).toContain('<html lang="fil" dir="ltr" data-brand="trial" data-theme="light" data-path="/rng">');
  expect(html).toContain('<link rel="alternate" hreflang="fil" href="https://play.example/rng">');
  expect(html).toContain('<link rel="alternate" hreflang="th" href="https://play.example/rng?lang=TH">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://play.example/rng">');
});

import { productLooks } from '#publish/layout/looks.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { headingSlug, linked, PAGES } from '#storybook/docs/linked.ts';

const onDisk = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(onDisk(path), 'utf8');
const named = (folder: string, end: string): readonly string[] =>
  readdirSync(onDisk(folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const DOCS = named('docs', '.md');
const ALL = [
  'README.md',
  ...DOCS,
  ...named('docs/decisions', '.md'),
  ...['brands', 'schemas', 'machines', 'sandbox', 'publish'].map((room) => `${room}/README.md`),
];

const FENCE = /```[\s\S]*?```/g;
const prose = (text: string): string => text.replaceAll(FENCE, '').replaceAll(/`[^`\n]*`/g, '');
const codeIn = (text: string): readonly string[] => text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
const linksIn = (path: string): readonly string[] =>
  [...prose(read(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^[a-z]+:/.test(href));
const slugsIn = (path: string): readonly string[] =>
  [
    ...read(path)
      .replaceAll(FENCE, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => headingSlug(heading));

/** Returns the ids of a file's stories, as Storybook creates them. */
const storiesIn = (path: string): readonly string[] => {
  const text = read(path);
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)));
};
const titleOf = (page: string): string => /<Meta title="([^"]+)"/.exec(page)?.[1] ?? '';

const leadsNowhere = (from: string, href: string): boolean => {
  const [path = '', heading] = href.split('#');
  const target = path === '' ? from : posix.join(posix.dirname(from), path);
  if (!existsSync(onDisk(target))) return true;
  if (heading === undefined) return false;
  return target.endsWith('.stories.tsx')
    ? !storiesIn(target).some((id) => id.endsWith(`--${heading}`))
    : !slugsIn(target).includes(heading);
};

test.each(ALL)('every link in %s leads to an existing file and heading', (path) => {
  expect(linksIn(path).filter((href) => leadsNowhere(path, href))).toEqual([]);
});

test('a broken link is reported', () => {
  expect(
    ['nothing.md', 'theme.md#nowhere', '#nowhere', '../.storybook/flows/login.stories.tsx#nowhere'].filter(
      (href) => !leadsNowhere('docs/forms.md', href),
    ),
  ).toEqual([]);
});

test('every command in a document exists', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);
  const commands = Object.keys(COMMANDS).map((name) => name.split(' ')[0] ?? name);
  const unknown = ALL.flatMap((path) =>
    codeIn(read(path)).flatMap((code) =>
      [
        ...[...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
          .map(([, script = '']) => script)
          .filter((script) => !scripts.includes(script)),
        ...[...code.matchAll(/\bmarquee (?:-- )?([a-z]+)/g)]
          .map(([, command = '']) => command)
          .filter((command) => !commands.includes(command)),
      ].map((name) => `${path}: ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('every document has its Storybook page, and every page has its document', () => {
  const pages = named('.storybook/docs', '.mdx').map((path): [document: string, title: string] => {
    const text = read(path);
    const [, raw = ''] = /from '\.\.\/\.\.\/(docs\/[\w-]+\.md)\?raw'/.exec(text) ?? [];
    expect(text).toContain(`from="${raw}"`);
    return [raw, titleOf(text)];
  });
  expect(Object.fromEntries(pages)).toEqual(PAGES);
  expect(Object.keys(PAGES).toSorted()).toEqual(DOCS.toSorted());
});

test('in Storybook, a link in a document opens the linked page or story', () => {
  const places = new Set([
    ...Object.values(PAGES).map((title) => `?path=/docs/${toId(title, 'docs')}`),
    ...named('.storybook/flows', '.stories.tsx')
      .flatMap(storiesIn)
      .map((id) => `?path=/story/${id}`),
  ]);
  for (const path of DOCS)
    for (const href of linksIn(path)) {
      const [place = ''] = (linked(href, path) ?? '').split('#');
      if (place === '') expect(href, path).toMatch(/^#/);
      else expect(places.has(place), `${path}: ${href}`).toBe(true);
    }
  expect(linked('brand-file.md#theme', 'docs/theme.md')).toBe('?path=/docs/docs-brand-file--docs#theme');
  expect(linked('../.storybook/flows/login.stories.tsx#editing-username', 'docs/flows.md')).toBe(
    '?path=/story/flows-login--editing-username',
  );
  expect([
    linked('#check', 'docs/make-a-brand.md'),
    linked('https://a.example/', 'docs/forms.md'),
    linked('../README.md', 'docs/forms.md'),
  ]).toEqual(['#check', 'https://a.example/', null]);
});

test('the README is short enough to be read whole', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(9000);
});

test('the check output quoted on the page about brands is the real output', () => {
  const folder = 'brands/perya';
  const brand = JSON.parse(read(`${folder}/brand.json`)) as Brand;
  const { navigation, theme, agreement, assets, banners, currency, languages, hosts, ...rest } = brand;
  const words = JSON.parse(read(`${folder}/texts/EN.json`)) as Readonly<Record<string, string>>;
  const { 'brand:tagline': _tagline, ...others } = words;
  const bad = {
    ...rest,
    hosts: [...hosts, 'play.mine.example'],
    navigatoin: navigation,
    currency: { ...currency, code: 'PESO' },
    languages: { ...languages, header: ['VI'] },
    agreement: { ...agreement, minimumAge: 18 },
    theme: {
      ...theme,
      tokens: { ...theme.tokens, light: { ...theme.tokens.light, 'ink-muted': { $value: '#B09A90' } } },
    },
    assets: { ...assets, logo: 'assets/logo.png' },
    banners: banners.map((banner, at) => (at === 0 ? { ...banner, target: '/slots' } : banner)),
  };
  const source = (text: string) => ({ size: text.length, read: () => new TextEncoder().encode(text) });
  const said = (json: string): readonly string[] =>
    loadBrand({
      id: 'mine',
      brandJson: source(json),
      texts: new Map([
        ['TY', source(read(`${folder}/texts/TY.json`))],
        ['EN', source(JSON.stringify(others))],
      ]),
      assets: new Map(
        readdirSync(onDisk(`${folder}/assets`)).map((name) => [`assets/${name}`, { size: 1, svg: null }]),
      ),
      siteTexts: null,
      looks: productLooks(),
    }).findings.map((finding) => `  ${finding.level.padEnd(7)}  ${formatFinding(finding)}`);
  const copied = read(`${folder}/brand.json`);
  const all = new Set([...said(JSON.stringify(bad)), ...said(copied.replace(/("hosts": .*\]),/, '$1'))]);
  const quoted = read('docs/make-a-brand.md').match(/^ {2}(?:error|warning) .*$/gm) ?? [];
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((line) => !all.has(line))).toEqual([]);
});

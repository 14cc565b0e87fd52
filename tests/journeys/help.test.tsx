import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { help } from '#schemas/calls/common.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { fillByName, memberName, openRegister, pressRegister, put, type Part } from './steps.ts';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/help/help-page.tsx';
import '#src/features/shell/site-footer.tsx';
import '#src/rich-text/rich-content.tsx';

let sandbox: JourneySandbox;

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const openHelp = async (path: string, options: SiteOptions = {}): Promise<OpenSite> => {
  const site = await openSite(sandbox, { path, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Help centre' });
  return site;
};
const article = async (name: string): Promise<Part> => within(await screen.findByRole('article', { name }));
const sections = async (): Promise<Part> =>
  within(await screen.findByRole('navigation', { name: 'Sections of the help centre' }));

const one = (id: string, title: string, content: string, children: readonly object[] = []) => ({
  id,
  title,
  content,
  children,
});

test('the help centre opens with its first section; a section shows its articles, the URL names the open one, and Back returns [help.source] [help.structure] [calls.common.help]', async () => {
  const site = await openHelp('/help');
  await article('Getting started');
  expect(site.sent.filter((call) => call.includes(help.path))).toHaveLength(1);
  const menu = await sections();
  await site.user.click(menu.getByRole('link', { name: 'Money' }));
  await site.user.click(await menu.findByRole('link', { name: 'Turnover explained' }));
  const turnover = await article('Turnover explained');
  expect(site.path()).toBe('/help?section=turnover');
  expect(await turnover.findByRole('heading', { level: 3, name: 'An example' })).toBeInTheDocument();
  expect(turnover.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(menu.getByRole('link', { name: 'Turnover explained' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-expanded', 'true');
});

test('a reload shows the article named in the URL; an unknown article shows a message [help.structure]', async () => {
  await openHelp('/help?section=refund');
  expect((await article('Refund policy')).getByText(/Version 1\.0/)).toBeInTheDocument();
  await openHelp('/help?section=nowhere');
  expect(await screen.findByText('This article does not exist')).toBeInTheDocument();
});

test('links in an article open other articles, and a page without a header stays without one [help.helpmc]', async () => {
  const site = await openHelp('/helpmc?section=withdraw');
  const withdraw = await article('How to withdraw');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await site.user.click(await withdraw.findByRole('link', { name: 'turnover' }));
  await article('Turnover explained');
  expect(site.path()).toBe('/helpmc?section=turnover');
});

test('visitors can read /helpmc even if the brand requires login, and are redirected from /help to the login [help.helpmc] [navigation.route.helpmc]', async () => {
  const site = await openHelp('/helpmc', { brand: 'kumo' });
  await article('Getting started');
  expect(site.path()).toBe('/helpmc');
  const other = await openSite(sandbox, { brand: 'kumo', path: '/help' });
  await waitFor(() => expect(other.path()).toBe('/login'));
});

test('the search finds articles by words in the title or text, regardless of accents, and shows a message if it finds none', async () => {
  const site = await openHelp('/help');
  await article('Getting started');
  const search = screen.getByRole('searchbox', { name: 'Search the articles' });
  await put(site, search, 'RECOVERY códes');
  const found = within(await screen.findByRole('region', { name: 'Search results' }));
  expect(await found.findByText('1 article found')).toBeInTheDocument();
  await site.user.click(found.getByRole('link', { name: /Two-step login and passkeys/ }));
  await article('Two-step login and passkeys');
  expect(search).toHaveValue('');
  await put(site, search, 'zzyzx');
  expect(await screen.findByText('Nothing has “zzyzx”')).toBeInTheDocument();
});

test('blog and news are sections of the help centre and are hidden while they have no articles [pages.blog-news]', async () => {
  await openHelp('/help');
  const menu = await sections();
  expect(menu.getByRole('link', { name: 'News' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Blog' })).toBeInTheDocument();
  const site = await openSite(sandbox, { path: '/index' });
  site.fail(help.path, {
    value: [one('start', 'Start', '<p>Here.</p>'), one('news', 'News', '<p>Soon.</p>'), one('blog', 'Blog', '')],
  });
  site.stores.queries.clear();
  await site.user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'About Company' }));
  const bare = await sections();
  expect(bare.getAllByRole('link').map((one: HTMLElement) => one.textContent)).toEqual(['Start']);
});

test.each([
  ['About Company', 'About Perya'],
  ['General Terms and Conditions', 'General terms and conditions'],
  ['Responsible Gaming', 'Responsible gaming'],
  ['Privacy Policy', 'Privacy policy'],
  ['Refund Policy', 'Refund policy'],
])('the link %s in the footer opens its article [footer.text.targets] [pages.about]', async (label, title) => {
  const site = await openSite(sandbox, { path: '/help' });
  const footer = within(await screen.findByRole('contentinfo'));
  await site.user.click(footer.getByRole('link', { name: label }));
  await article(title);
});

test("a brand's own article replaces the platform's, with its version; a brand without one shows the platform's", async () => {
  await openHelp('/help?section=deposit');
  const own = await article('How to deposit');
  expect(await own.findByRole('heading', { level: 3, name: 'Three steps at the cash desk' })).toBeInTheDocument();
  expect(own.getByText(/Version Perya, November 2026/)).toBeInTheDocument();
  await openHelp('/help?section=deposit', { brand: 'lotus' });
  expect((await article('How to deposit')).queryByText(/cash desk/)).toBeNull();
});

test("a brand's own article is plain text: markup is shown, not interpreted", async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  site.stores.texts.addResourceBundle('en', 'brand', { 'help.about': 'A <b>fair</b> of our own.' }, true, true);
  await site.user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'About Company' }));
  const about = await article('About Perya');
  expect(await about.findByText('A <b>fair</b> of our own.')).toBeInTheDocument();
});

test("the article on responsible gaming names the brand's helplines, and no other article does", async () => {
  const site = await openHelp('/help?section=responsible-gaming');
  const lines = within(await screen.findByRole('region', { name: 'Helplines' }));
  expect(lines.getByRole('link', { name: 'Marquee Demo Helpline, Manila' })).toHaveAttribute('target', '_blank');
  await site.user.click((await sections()).getByRole('link', { name: 'About Perya' }));
  await article('About Perya');
  expect(screen.queryByRole('region', { name: 'Helplines' })).toBeNull();
});

test("if a brand has an article only in other languages, the platform's article is shown", async () => {
  const site = await openSite(sandbox, { brand: 'lotus', path: '/promotions', language: 'VI' });
  site.stores.texts.addResourceBundle('en', 'brand', { 'help.about': 'In English alone.' }, true, true);
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
  const about = links.find((link: HTMLElement) => link.getAttribute('href') === '/help?section=about');
  if (about === undefined) throw new Error('the footer has no link to the article');
  await site.user.click(about);
  expect(await (await article('Về Lotus')).findByText(/một tài khoản/u)).toBeInTheDocument();
  expect(screen.queryByText('In English alone.')).toBeNull();
});

test('articles that fail to load show a message, and appear after a retry [help.source]', async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  site.fail(help.path, { status: 500 });
  site.stores.queries.clear();
  await site.user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Privacy Policy' }));
  expect(await screen.findByText('The articles did not load.')).toBeInTheDocument();
  site.fail(help.path, null);
  await site.user.click(screen.getByRole('button', { name: 'Try again' }));
  await article('Privacy policy');
});

test('the terms open over the registration, which keeps its input', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'readsterms1', '9175559001');
  await site.user.click(dialog.getByRole('link', { name: /terms/i }));
  const terms = within(await screen.findByRole('dialog', { name: 'General terms and conditions' }));
  expect(await terms.findByRole('heading', { level: 3, name: '1. Who may play' })).toBeInTheDocument();
  await site.user.click(terms.getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'General terms and conditions' })).toBeNull());
  expect(dialog.getByRole('textbox', { name: /Username/ })).toHaveValue('readsterms1');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('readsterms1'));
});

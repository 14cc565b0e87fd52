import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback as feedbackCall, help } from '#schemas/calls/common.ts';
import { findArticle } from '#schemas/find-article.ts';
import type { HelpArticle } from '#schemas/help-article.ts';
import type { Language } from '#schemas/languages.ts';
import { feedback, members } from '#sandbox/db/schema.ts';
import { languagesThatTranslate } from '#tests/support/languages-that-translate.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const read = async (merchant: string, language: Language): Promise<readonly HelpArticle[]> =>
  (await sandbox.request(help.path, { merchant, headers: { Language: language } })).value as HelpArticle[];
const flat = (articles: readonly HelpArticle[]): readonly HelpArticle[] =>
  articles.flatMap((one) => [one, ...flat(one.children ?? [])]);
const write = (content: string, more: object = {}) =>
  sandbox.request(feedbackCall.path, {
    method: 'PUT',
    merchant: 'perya',
    json: { questionType: 'game', content },
    ip: sandbox.newIp(),
    ...more,
  });
const newest = async () => {
  const [row] = await sandbox.database
    .select({ content: feedback.content, merchant: feedback.merchant, account: members.account })
    .from(feedback)
    .leftJoin(members, eq(members.id, feedback.memberId))
    .orderBy(desc(feedback.id))
    .limit(1);
  return row;
};

test.each(languagesThatTranslate('sandbox/help.json'))(
  'in %s every article has its own text, without unfilled placeholders [help.source]',
  async (language) => {
    const all = flat(await read('perya', language));
    const english = flat(await read('perya', 'EN'));
    expect(all.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(all.filter(({ title, content }) => /\{\{|undefined/u.test(title + content))).toEqual([]);
    if (language !== 'EN') expect(all.filter(({ content }, at) => content === english[at]?.content)).toEqual([]);
  },
);

test('links in articles lead to existing articles', async () => {
  const articles = await read('perya', 'EN');
  const linked = flat(articles).flatMap(({ content }) =>
    [...content.matchAll(/section=([\w-]+)/gu)].map(([, id]) => id ?? ''),
  );
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.filter((id) => findArticle(articles, id) === null)).toEqual([]);
});

test("a merchant's articles contain its name but no phone number, because only the brand knows that", async () => {
  const [perya, kumo] = await Promise.all([read('perya', 'EN'), read('kumo', 'JA')]);
  expect(findArticle(perya, 'about')?.title).toBe('About Perya');
  for (const articles of [perya, kumo])
    expect(findArticle(articles, 'responsible-gaming')?.content).not.toMatch(/\d{3}/u);
  expect(findArticle(kumo, 'terms')?.version).toBe('1.0');
});

test('a merchant that is added to a running sandbox has a help centre', async () => {
  await sandbox.merchants.open('fresh');
  expect(findArticle(await read('fresh', 'EN'), 'about')?.title).toBe('About fresh');
});

test('feedback is stored with its merchant and the logged-in member; a trial account is treated as a visitor [calls.common.feedback] [feedback.send]', async () => {
  expect((await write('The reels stop before the sound does.')).status).toBe(200);
  expect(await newest()).toEqual({
    content: 'The reels stop before the sound does.',
    merchant: 'perya',
    account: null,
  });
  await write('Second note, as a member.', { token: await sandbox.logIn('player01') });
  expect(await newest()).toMatchObject({ account: 'player01' });
  await write('Third note, as a guest.', { token: await sandbox.openTrial() });
  expect(await newest()).toMatchObject({ content: 'Third note, as a guest.', account: null });
});

test('the developer pages show player feedback as text, without executing scripts in it', async () => {
  await write('<script>alert(1)</script> is what I typed.');
  const page = await sandbox.fetch(new Request('http://sandbox.localhost/sandbox/feedback'));
  expect(await page.text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; is what I typed.');
});

test('one IP address can send thirty feedback messages an hour', async () => {
  const ip = sandbox.newIp();
  for (let sent = 0; sent < 30; sent += 1)
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    expect((await write('Once more, with feeling.', { ip })).status).toBe(200);
  expect((await write('Once more, with feeling.', { ip })).status).toBe(429);
});

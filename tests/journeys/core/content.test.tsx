import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { feedback } from '#schemas/calls/common.ts';
import type { GamePage } from '#schemas/game.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { askSandbox } from '../ask-sandbox.ts';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { put } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { LANGUAGE_SITES, openMemberOn, openOn, openSandboxFor, sitesWith } from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/help/help-page.tsx';
import '#src/features/messages/messages-panel.tsx';
import '#src/features/search/search-modal.tsx';
import '#src/rich-text/rich-content.tsx';
import '#src/ui/dialog.tsx';

const GAMES = '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=50';

describe.each(sitesWith('memberCentre'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { named } = textsOf(place.language, place.brand);

  test('messages are read and deleted [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const { site, centre } = await openMemberOn(sandbox, place, 'messageV2');
    const rows = async (): Promise<readonly HTMLElement[]> =>
      within(await centre.findByRole('list', { name: named('messages', 'title') })).getAllByRole('listitem');
    const all = await rows();
    const unread = all.filter((row) => within(row).queryByText(named('messages', 'unread')) !== null);
    await site.user.click(within(unread[0] ?? document.body).getByRole('link'));
    await centre.findByRole('article');
    await site.user.click(centre.getByRole('button', { name: named('messages', 'back') }));
    await waitFor(async () =>
      expect(
        (await rows()).filter((row) => within(row).queryByText(named('messages', 'unread')) !== null),
      ).toHaveLength(unread.length - 1),
    );
    for (const row of (await rows()).slice(0, 2))
      // oxlint-disable-next-line no-await-in-loop -- one box after the other, as a player ticks them
      await site.user.click(within(row).getByRole('checkbox'));
    await site.user.click(centre.getByRole('button', { name: named('messages', 'deleteChosen', { count: 2 }) }));
    const question = within(
      await screen.findByRole('alertdialog', { name: named('messages', 'delete.title', { count: 2 }) }),
    );
    expect(question.getByText(named('messages', 'delete.text'))).toBeVisible();
    await site.user.click(question.getByRole('button', { name: named('messages', 'delete') }));
    await waitFor(async () => expect(await rows()).toHaveLength(all.length - 2));
    await site.user.click(centre.getByRole('button', { name: named('messages', 'readAll') }));
    await waitFor(async () =>
      expect((await rows()).filter((row) => within(row).queryByText(named('messages', 'unread')))).toEqual([]),
    );
  });
});

describe.each(sitesWith('visitorPages', 'help', 'feedback'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named, containing } = textsOf(place.language, place.brand);

  test('an article is found by a word in its title, and feedback is sent [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place, { path: '/help' });
    await screen.findByRole('heading', { level: 1, name: named('help', 'name') });
    await screen.findByRole('article', { name: named('sandbox/help', 'start.title') });
    const search = screen.getByRole('searchbox', { name: named('help', 'search') });
    const title = t('sandbox/help', 'two-step.title');
    await put(site, search, title);
    const found = within(await screen.findByRole('region', { name: named('lists', 'results') }));
    const { length: count } = await found.findAllByRole('link');
    expect(found.getByText(named('help', 'found', { count }))).toBeVisible();
    await site.user.click(found.getByRole('link', { name: containing('sandbox/help', 'two-step.title') }));
    await screen.findByRole('article', { name: named('sandbox/help', 'two-step.title') });
    await put(site, search, 'zzyzx');
    expect(await screen.findByText(named('help', 'none', { query: 'zzyzx' }))).toBeVisible();

    const again = await openOn(sandbox, place, { path: '/help?tab=feedback', after: site });
    const form = within(await screen.findByRole('form', { name: named('help', 'tab.feedback') }));
    const text = await form.findByRole('textbox', { name: named('rules', 'field.content') });
    await put(site, text, '123');
    await site.user.click(form.getByRole('button', { name: named('help', 'feedback.send') }));
    const bounds = named('rules', 'length.between', { min: 10, max: 140 });
    expect((await form.findAllByText(bounds))[0]).toBeVisible();
    const about = form.getByRole('combobox', { name: named('rules', 'field.questionType') });
    await site.user.selectOptions(about, t('rules', 'feedback.game'));
    await put(site, text, '0123456789 0123456789');
    await site.user.click(form.getByRole('button', { name: named('help', 'feedback.send') }));
    const thanks = await screen.findByRole('alertdialog', { name: named('help', 'thanks.title') });
    await site.user.click(within(thanks).getByRole('button', { name: named('help', 'thanks.close') }));
    expect(again.bodies(feedback.path)).toHaveLength(1);
  });
});

describe.each(LANGUAGE_SITES)('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { language, brand } = place;
  const { named, containing } = textsOf(language, brand);

  test("a game is found by a word in the language's glossary [language.packs.ko-ms] [language.pseudo.rtl]", async () => {
    const site = await openOn(sandbox, place);
    const { games } = await askSandbox<GamePage>(sandbox, site, GAMES);
    const { file, glossary } = productLanguages.pack(language);
    const words = games.flatMap(({ gameName }) =>
      gameName
        .split(' ')
        .flatMap((part) => (glossary.words[part] ?? []).slice(0, 1).map((local) => [part, local] as const)),
    );
    // The pseudo-language has no glossary, so games are found by name.
    if (file.pseudo === true) words.push([games[0]?.gameName ?? '', games[0]?.gameName ?? '']);
    const [game, word] = words[0] ?? expect.fail(`the glossary of ${language} has no word of a game`);
    const [button] = screen.getAllByRole('button', { name: named('shell', 'nav.search') });
    await site.user.click(button ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: named('search', 'title') }));
    const box = await dialog.findByRole('combobox', { name: named('search', 'box.label') });
    await put(site, box, word);
    const group = within(await dialog.findByRole('group', { name: containing('search', 'group.games') }));
    expect(group.getAllByRole('option').some((row: HTMLElement) => row.textContent.includes(game))).toBe(true);
    await put(site, box, 'zzyzx');
    expect(await dialog.findByText(named('search', 'none.title', { query: 'zzyzx' }))).toBeVisible();
  });
});

import { gameList, launch } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { SeamlessPage } from './seamless-page.tsx';

const page = pageStories(SeamlessPage, {
  route: '/seamless',
  calls: [waitsFor(gameList, { empty: { games: [], totalPages: 0 } }), waitsFor(launch)],
  stateSession: 'player',
});

export default { title: 'Pages/Seamless sports', ...page.meta };

export const Visitor = page.variant();

export const Opened = page.variant({
  session: 'player',
  answers: answer(launch, { url: 'http://games.localhost:4000/table?ticket=story' }),
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();

/** No sports vendor has a game that could be opened. */
export const Empty = page.empty();

export const NotAllowed = page.variant({
  session: 'player',
  answers: answer(launch, { url: 'https://elsewhere.example/' }),
});

import { launchFb } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { FbsportsPage } from './fbsports-page.tsx';

const page = pageStories(FbsportsPage, { route: '/fbsports', calls: [waitsFor(launchFb)], stateSession: 'player' });

export default { title: 'Pages/FB Sports', ...page.meta };

export const Visitor = page.variant();

export const Opened = page.variant({
  session: 'player',
  answers: answer(launchFb, { url: 'http://games.localhost:4000/table?ticket=story' }),
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();

export const NotAllowed = page.variant({
  session: 'player',
  answers: answer(launchFb, { url: 'https://elsewhere.example/' }),
});

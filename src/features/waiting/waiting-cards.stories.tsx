import { pageStories } from '#storybook/page-stories.ts';
import { nothingWaits, waitingAnswers } from './sample-waiting.ts';
import { WaitingCards } from './waiting-cards.tsx';

const page = pageStories(WaitingCards, {
  session: 'player',
  answers: waitingAnswers(),
  args: { page: 'securityCenter' },
});

export default { title: 'Waiting/Cards', ...page.meta };

export const OneOfEach = page.variant();

/** An item is not shown on its own page. */
export const OnTheDepositPage = page.variant({ args: { page: 'depositv2' } });
export const LargestAmounts = page.variant({ answers: waitingAnswers(100_000_000_000) });
export const Nothing = page.variant({ answers: nothingWaits });

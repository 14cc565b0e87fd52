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

/** On the deposit page, the pending deposit is left out. */
export const OnTheDepositPage = page.variant({ args: { page: 'depositv2' } });
export const LargestAmounts = page.variant({ answers: waitingAnswers(100_000_000_000) });
export const Nothing = page.variant({ answers: nothingWaits });

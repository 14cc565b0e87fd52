import { pageStories } from '#storybook/page-stories.ts';
import { nothingWaits, waitingAnswers } from './sample-waiting.ts';
import { WaitingStrip } from './waiting-strip.tsx';

const page = pageStories(WaitingStrip, { session: 'player', answers: waitingAnswers() });

export default { title: 'Waiting/Strip of home', ...page.meta };

export const Three = page.variant();
export const LargestAmounts = page.variant({ answers: waitingAnswers(100_000_000_000) });
export const Nothing = page.variant({ answers: nothingWaits });

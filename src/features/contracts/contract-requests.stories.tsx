import { expect, screen } from 'storybook/test';
import { downlines } from '#schemas/calls/agent.ts';
import { contractLimits, contractOf, contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { ContractRequests } from './contract-requests.tsx';
import {
  agentsBelow,
  contractList,
  sampleDetail,
  sampleLimits,
  sampleWhatIf,
  worstDetail,
  worstList,
} from './sample-contracts.ts';

const accounts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `agent${String(at + 2).padStart(2, '0')}`);
const AGENTS = accounts(60);

const page = pageStories(ContractRequests, {
  session: 'agent',
  answers: {
    ...answer(contracts, (sent) => contractList(34, sent)),
    ...answer(contractOf, sampleDetail()),
    ...answer(contractLimits, sampleLimits),
    ...answer(contractWhatIfOf, sampleWhatIf()),
    ...answer(downlines, (sent) => agentsBelow(AGENTS, sent)),
  },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(contracts, { empty: contractList(0), many: (rows, sent) => contractList(rows, sent) }),
    waitsFor(contractOf),
    waitsFor(contractLimits),
    waitsFor(contractWhatIfOf),
    waitsFor(downlines, { empty: agentsBelow([]), many: (rows, sent) => agentsBelow(accounts(rows), sent) }),
  ],
});

export default { title: 'Agent/Contracts', ...page.meta };

const DETAIL = '/?agent=contractRequests&contract=CT26030900000012';
const OFFER = '/?agent=contractRequests&account=agent02&offer=daily';
const nothingOpen = answer(contracts, contractList(0));
const narrow = { viewport: { value: 'mobile1', isRotated: false } };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Longest = page.variant({ answers: answer(contracts, worstList), globals: narrow });
export const OfADownline = page.variant({ route: '/?agent=contractRequests&account=agent02' });

export const Thread = page.variant({ route: DETAIL });
export const ThreadNarrow = page.variant({ route: DETAIL, globals: narrow });
export const ThreadLoading = page.variant({ route: DETAIL, answers: answer(contractOf, 'pending') });
export const ThreadFailed = page.variant({ route: DETAIL, answers: answer(contractOf, BROKEN) });
export const ThreadUnknown = page.variant({
  route: DETAIL,
  answers: answer(contractOf, new Problem({ code: 'not_found', status: 404, message: '' })),
});
export const ThreadLongest = page.variant({ route: DETAIL, answers: answer(contractOf, worstDetail), globals: narrow });
export const InForce = page.variant({
  route: DETAIL,
  answers: answer(contractOf, sampleDetail({ state: 'ACTIVE', role: 'offered', awaitsMe: false, expiresAt: null })),
});
export const EndAskedFor = page.variant({
  route: DETAIL,
  answers: answer(contractOf, sampleDetail({ state: 'TERMINATION_PENDING', expiresAt: null, replaces: null })),
});
export const Ended = page.variant({
  route: DETAIL,
  answers: answer(
    contractOf,
    sampleDetail({ state: 'TERMINATED', awaitsMe: false, expiresAt: null, end: 'RATE_LOWERED', replaces: null }),
  ),
});

export const Offer = page.variant({ route: OFFER, answers: nothingOpen });
export const OfferNarrow = page.variant({ route: OFFER, answers: nothingOpen, globals: narrow });
/** There is already an open offer of this kind to the downline, so it is shown instead of the form. */
export const OfferOpen = page.variant({ route: OFFER, globals: narrow });
export const OfferLoading = page.variant({ route: OFFER, answers: answer(contractLimits, 'pending') });
export const OfferFailed = page.variant({ route: OFFER, answers: answer(contractLimits, BROKEN) });
export const NothingToOffer = page.variant({ route: OFFER.replace('daily', 'realtime'), answers: nothingOpen });

/** Opens the picker of an offer; there are more direct downlines than it lists. */
export const OfferToADownline = page.variant({
  route: '/?agent=contractRequests&offer=daily',
  answers: nothingOpen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a direct downline' }, { timeout: 5_000 }));
    await screen.findByRole('option', { name: 'agent02' }, { timeout: 5_000 });
  },
});

/** Accepting would end eighty other contracts. The first fifty are listed, and a click lists all. */
export const ManyEnds = page.variant({
  route: DETAIL,
  answers: answer(contractWhatIfOf, sampleWhatIf(80)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }, { timeout: 5_000 }));
    await canvas.findByRole('button', { name: 'Accept the contract' }, { timeout: 5_000 });
    await expect(canvas.queryByText(/luz_team79/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 30 more' }));
    await canvas.findByText(/luz_team79/);
  },
});

/** The second tier is not above the first, so its field shows an error. */
export const TiersOutOfOrder = page.variant({
  route: OFFER,
  answers: nothingOpen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a tier' }, { timeout: 5_000 }));
    const rates = await canvas.findAllByRole('textbox', { name: /^Rate/ }, { timeout: 5_000 });
    for (const rate of rates) await userEvent.type(rate, '0.3');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await canvas.findAllByText(/needs a higher rate/, {}, { timeout: 5_000 });
  },
});

import { registerSettings } from '#schemas/calls/account.ts';
import { createDownline, createInvite, invite, terms } from '#schemas/calls/agent.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { invites, sampleTerms, worstInvites } from './sample-team.ts';
import { RegisterCentre } from './register-centre.tsx';

const PATIENCE = { timeout: 5_000 };

const page = pageStories(RegisterCentre, {
  session: 'agent',
  answers: {
    ...answer(terms, sampleTerms),
    ...answer(invite, invites(3)),
    ...answer(createInvite, { code: 'AGENT01003' }),
    ...answer(
      createDownline,
      new Problem({
        code: 'username_taken',
        status: 422,
        message: '',
        fields: { username: 'username_taken' },
      }),
    ),
  },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(terms),
    waitsFor(registerSettings),
    waitsFor(invite, { empty: invites(0), many: () => invites(20) }),
  ],
});

export default { title: 'Agent/Register centre', ...page.meta };

export const FormAndInvitations = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty({ answers: answer(terms, sampleTerms) });
export const TenThousand = page.tenThousand({ answers: answer(terms, sampleTerms) });
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** The longest name and the largest amounts. */
export const WorstCase = page.variant({ answers: answer(invite, worstInvites) });
export const WorstCaseNarrow = page.variant({
  answers: answer(invite, worstInvites),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Code = page.variant({
  play: async ({ canvas, userEvent }) => {
    const [show] = await canvas.findAllByRole('button', { name: 'Show the QR code' }, PATIENCE);
    if (show !== undefined) await userEvent.click(show);
    await canvas.findByRole('img', { name: /^QR code of/ }, PATIENCE);
  },
});

/** Chooses an agent's account, which needs a rebate; a player's account has none. */
export const Agent = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Type of account/, {}, PATIENCE), 'agent');
    await userEvent.tab();
    await canvas.findByLabelText(/^Rebate/, {}, PATIENCE);
  },
});

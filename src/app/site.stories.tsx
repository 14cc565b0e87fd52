import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameMenus, status } from '#schemas/calls/account.ts';
import { announcements } from '#schemas/calls/games.ts';
import { openedNumbers, popular, rankList } from '#schemas/calls/home.ts';
import { sessions, twoStep } from '#schemas/calls/security.ts';
import { answer, BROKEN, pageStates, waitsFor } from '../../.storybook/page-states.ts';
import { sampleGames, sampleNotices, sampleOpened, sampleWinners } from '../../.storybook/sample-rows.ts';
import { sampleStatus } from '../../.storybook/sample-status.ts';
import { Site } from './site.tsx';

/** The whole site at a URL. */
const meta = {
  title: 'Site',
  component: Site,
  parameters: { site: 'own' },
  args: { host: 'perya.localhost' },
  argTypes: { host: { table: { disable: true } } },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOfAVisitor: Story = {};

export const HomeOfAPlayer: Story = { parameters: { session: 'player' } };

export const HomeOfAnAgent: Story = { parameters: { session: 'agent' } };

export const HomeOfATrialPlayer: Story = { parameters: { session: 'trial' } };

const states = pageStates([
  waitsFor(announcements, { empty: [], many: sampleNotices }),
  waitsFor(popular, { empty: [], many: sampleGames }),
  waitsFor(rankList, { empty: { list: [] }, many: sampleWinners }),
  waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
  waitsFor(gameMenus, { empty: [] }),
]);

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

/** Only the status answer arrives. */
export const Offline: Story = states.offline;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;

/** The platform does not answer. */
export const Unreachable: Story = {
  parameters: { answers: { ...states.failed.parameters.answers, ...answer(status, BROKEN) } },
};

export const Maintenance: Story = {
  parameters: { answers: answer(status, { ...sampleStatus, maintenance: { on: true, endTime: 1_795_200_000_000 } }) },
};

export const RegionBlock: Story = {
  parameters: { answers: answer(status, { ...sampleStatus, regionRestriction: true }) },
};

/** An unknown path redirects home. */
export const UnknownPath: Story = { parameters: { route: '/no-such-page' } };

/** A brand that requires login shows the login page instead. */
export const LoginRequired: Story = { parameters: { route: '/index' }, globals: { brand: 'kumo' } };

export const MemberCentre: Story = {
  parameters: {
    session: 'player',
    route: '/index?member=securityCenter',
    answers: {
      ...answer(twoStep, { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] }),
      ...answer(sessions, []),
    },
  },
};

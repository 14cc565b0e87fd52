import { gameMenus, status } from '#schemas/calls/account.ts';
import { announcements } from '#schemas/calls/games.ts';
import { openedNumbers, popular, rankList } from '#schemas/calls/home.ts';
import { sessions, twoStep } from '#schemas/calls/security.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGames, sampleNotices, sampleOpened, sampleWinners } from '#storybook/sample-rows.ts';
import { capturedStatus } from '#storybook/captured-answers.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { Site } from './site.tsx';

const page = pageStories(Site, {
  site: 'own',
  args: { host: 'perya.localhost' },
  argTypes: { host: { table: { disable: true } } },
  calls: [
    waitsFor(announcements, { empty: [], many: sampleNotices }),
    waitsFor(popular, { empty: [], many: sampleGames }),
    waitsFor(rankList, { empty: { list: [] }, many: sampleWinners }),
    waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
    waitsFor(gameMenus, { empty: [] }),
  ],
});

/** The whole site at a URL. */
export default { title: 'Site', ...page.meta };

export const HomeOfAVisitor = page.variant();
export const HomeOfAPlayer = page.variant({ session: 'player' });
export const HomeOfAnAgent = page.variant({ session: 'agent' });
export const HomeOfATrialPlayer = page.variant({ session: 'trial' });
export const Loading = page.loading();
export const Failed = page.failed();

/** Only the status call gets a response. */
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();

/** The platform does not respond. */
export const Unreachable = page.failed({ answers: answer(status, BROKEN) });

export const Maintenance = page.variant({
  answers: answer(status, { ...capturedStatus, maintenance: { on: true, endTime: 1_795_200_000_000 } }),
});

export const RegionBlock = page.variant({ answers: answer(status, { ...capturedStatus, regionRestriction: true }) });

/** An unknown path; a path in an area that the brand has switched off looks the same. */
export const UnknownPath = page.variant({ route: '/no-such-page' });
export const UnknownPathOfAPlayer = page.variant({ route: '/no-such-page', session: 'player' });

/** A brand that requires login shows the login page instead. */
export const LoginRequired = page.variant({ route: '/index', globals: { brand: 'kumo' } });

export const MemberCentre = page.variant({
  session: 'player',
  route: '/index?member=securityCenter',
  answers: {
    ...answer(twoStep, { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] }),
    ...answer(sessions, []),
  },
});

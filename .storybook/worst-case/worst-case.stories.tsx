import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Site } from '#src/app/site.tsx';
import { LoginModal } from '#src/features/auth/login/login-modal.tsx';
import { RegisterModal } from '#src/features/auth/register/register-modal.tsx';
import { GamesPage } from '#src/features/games/games-page.tsx';
import { HomePage } from '#src/app/home-page.tsx';
import { homeSections } from '#src/app/home-sections.tsx';
import { LotteryPage } from '#src/features/lottery/lottery-page.tsx';
import { NoticePage } from '#src/features/notices/notice-page.tsx';
import type { StorySetup } from '../story-setup.ts';
import { LongParts } from './long-parts.tsx';
import { findOverflow } from './find-overflow.ts';
import { NOTHING, WORST_ANSWERS } from './worst-answers.ts';

const settled = async (loaded: Readonly<Record<string, unknown>>): Promise<void> => {
  const { stores } = loaded['setup'] as StorySetup;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await waitFor(() => expect(stores.queries.isFetching()).toBe(0), { timeout: 10_000 });
  // Failed images are retried before they are replaced by text.
  for (let tries = 0; tries < 3; tries += 1) {
    await waitFor(
      () => expect([...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')).toEqual([]),
      { timeout: 5000 },
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** Returns the failed calls. Their error messages would hide the content that the story is about. */
const failedCalls = (loaded: Readonly<Record<string, unknown>>): readonly string[] =>
  (loaded['setup'] as StorySetup).stores.queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [name], state }) => (state.status === 'error' ? [String(name)] : []));

/** Extreme content on the narrowest phone: the longest texts of all languages, Thai without spaces, the largest amounts, missing images, ten thousand rows, and none. */
const meta = {
  title: 'Worst case',
  parameters: { session: 'player', answers: WORST_ANSWERS },
  globals: { language: 'longest', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => {
    await settled(loaded);
    await expect(failedCalls(loaded)).toEqual([]);
    await expect(findOverflow()).toEqual([]);
  },
} satisfies Meta;
export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;
const site = () => <Site host="perya.localhost" />;
const inPage = (page: React.ReactNode) => () => <main className="min-h-screen bg-canvas p-4">{page}</main>;

/** Returns clipped amounts, which would look like different amounts. */
const cutAmounts = (): readonly string[] =>
  [...document.querySelectorAll('span')]
    .filter(
      (span) =>
        /90,071,992,547,409/.test(span.textContent ?? '') &&
        span.checkVisibility() &&
        span.scrollWidth > span.clientWidth + 1,
    )
    .map(({ className }) => className);

export const WholeSite: Story = {
  parameters: { site: 'own' },
  render: site,
  play: async (context) => {
    await meta.play(context);
    await expect(await context.canvas.findAllByText(/^Rp 90,071,992,547,409/)).not.toHaveLength(0);
    await expect(cutAmounts()).toEqual([]);
  },
};

export const WholeSiteInThai: Story = { parameters: { site: 'own' }, globals: { language: 'TH' }, render: site };

export const WholeSiteForAVisitor: Story = { parameters: { site: 'own', session: 'visitor' }, render: site };

export const WholeSiteOnADesktop: Story = {
  parameters: { site: 'own' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: site,
};

export const WholeSiteWithNothing: Story = { parameters: { site: 'own', answers: NOTHING }, render: site };

export const Home: Story = { render: inPage(<HomePage rows={homeSections} />) };

export const TenThousandGames: Story = {
  parameters: { route: '/rng' },
  render: inPage(<GamesPage category="RNG" missing={null} />),
};

export const TenThousandHotGames: Story = {
  parameters: { route: '/rng?list=hot' },
  render: inPage(<GamesPage category="RNG" missing={null} />),
};

export const NoGames: Story = {
  parameters: { route: '/rng', answers: NOTHING },
  render: inPage(<GamesPage category="RNG" missing={null} />),
};

export const TenThousandLotteries: Story = {
  parameters: { route: '/lottery' },
  render: inPage(<LotteryPage missing={null} />),
};

export const NoLotteries: Story = {
  parameters: { route: '/lottery', answers: NOTHING },
  render: inPage(<LotteryPage missing={null} />),
};

export const TenThousandNotices: Story = { parameters: { route: '/notice' }, render: inPage(<NoticePage />) };

export const Login: Story = { parameters: { session: 'visitor' }, render: () => <LoginModal onClose={nothing} /> };

export const Registration: Story = {
  parameters: { session: 'visitor' },
  render: () => <RegisterModal onClose={nothing} onRegistered={nothing} />,
};

export const Parts: Story = { render: () => <LongParts /> };

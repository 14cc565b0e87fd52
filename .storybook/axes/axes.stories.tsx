import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { gameMenus } from '#schemas/calls/account.ts';
import { knownLanguages } from '#schemas/languages.ts';
import { readCookie, readLocal, writeCookie, writeLocal } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { clearBrowserStorage } from '../clear-browser-storage.ts';
import { loadTexts } from '../story-texts.ts';
import { longestOf } from './longest-texts.ts';

/** Shows the effect of every toolbar axis on one page. */
function Sample() {
  const common = useCommonTexts();
  const { phase, member } = useSession();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const { status } = useCallQuery(gameMenus, {});
  return (
    <main className="bg-canvas p-6">
      <ul className="flex list-none flex-col gap-4 text-ink">
        <li data-testid="role">{member === null ? phase : `${phase} ${member.account}`}</li>
        <li data-testid="module">{hasSms ? 'login by code' : 'no login by code'}</li>
        <li data-testid="network">{status}</li>
        <li data-testid="motion" className="motion-reduce:font-bold">
          {matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less motion' : 'motion'}
        </li>
        <li>
          <TextField label={common('loading')} value="" onValue={() => undefined} />
        </li>
        <li>
          <Button>{common('retry')}</Button>
        </li>
      </ul>
    </main>
  );
}

const meta = { title: 'Workbench/Axes', component: Sample } satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The modules of Perya's platform, unchanged. */
export const AsItIs: Story = {
  globals: { brand: 'perya' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('role')).toHaveTextContent('visitor');
    await expect(canvas.getByTestId('module')).toHaveTextContent(/^login by code$/);
    await waitFor(() => expect(canvas.getByTestId('network')).toHaveTextContent('success'));
    await expect(document.documentElement.dir).toBe('ltr');
  },
};

export const PseudoLanguage: Story = {
  globals: { language: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^\[Ţŕý áĝáíñ .+\]$/ })).toBeVisible();
  },
};

export const LongestTexts: Story = {
  globals: { language: 'longest' },
  play: async ({ canvas }) => {
    const tables = await Promise.all(
      knownLanguages().map(async (language) => (await loadTexts(language))['common'] ?? {}),
    );
    await expect(canvas.getByRole('button')).toHaveTextContent(longestOf(tables)['retry'] ?? '');
    await expect(canvas.getByRole('button')).not.toHaveTextContent('Try again');
  },
};

/** Clears a login and searches stored by a previous story. */
export const NothingBroughtAlong: Story = {
  play: async () => {
    writeCookie('rememberedName', 'player01');
    writeLocal('searches', '["gold"]');
    localStorage.setItem('story-of-the-workbench', 'kept');
    clearBrowserStorage();
    await expect([
      readCookie('rememberedName'),
      readLocal('searches'),
      localStorage.getItem('story-of-the-workbench'),
    ]).toEqual([null, null, 'kept']);
    localStorage.removeItem('story-of-the-workbench');
  },
};

export const RightToLeftInLargeText: Story = {
  globals: { direction: 'rtl', textSize: 'double' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).direction).toBe('rtl');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  },
};

export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const system = document.createElement('button');
    document.body.append(system);
    const { color, boxShadow } = getComputedStyle(canvas.getByRole('button'));
    await expect([color, boxShadow]).toEqual([getComputedStyle(system).color, 'none']);
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    system.remove();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('motion')).toHaveTextContent('less motion');
    await expect(getComputedStyle(canvas.getByTestId('motion')).fontWeight).toBe('700');
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(navigator.onLine).toBe(false);
    await waitFor(() => expect(canvas.getByTestId('network')).toHaveTextContent('error'));
  },
};

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('network')).toHaveTextContent('pending');
  },
};

export const AnotherRole: Story = {
  globals: { role: 'agent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('role')).toHaveTextContent(/^member agent/);
  },
};

export const AModuleOff: Story = {
  globals: { modules: { MOBILEVERCODELOGIN3: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('module')).toHaveTextContent('no login by code');
  },
};

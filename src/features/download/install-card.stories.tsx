import { userEvent, within } from 'storybook/test';
import { pageStories } from '#storybook/page-stories.ts';
import type { InstallPhase, InstallStore } from '#src/lib/install-store.ts';
import { createStore } from '#src/lib/store.ts';
import { InstallCard } from './install-card.tsx';

const storeIn = (phase: InstallPhase, ask: InstallStore['ask'] = () => new Promise(() => undefined)): InstallStore => ({
  ...createStore(phase),
  ask,
  stop: () => undefined,
});

const refused = (): InstallStore => {
  const { get, set, subscribe } = createStore<InstallPhase>('offered');
  return {
    get,
    subscribe,
    ask: async () => {
      set('unknown');
      return 'dismissed';
    },
    stop: () => undefined,
  };
};

const page = pageStories(InstallCard, { route: '/download', args: { store: storeIn('offered') } });

export default { title: 'Pages/Download/Install', ...page.meta };

export const Offered = page.variant();
export const OnIos = page.variant({ args: { store: storeIn('byHand') } });
export const Installed = page.variant({ args: { store: storeIn('installed') } });
export const Running = page.variant({ args: { store: storeIn('running') } });
export const Refused = page.variant({
  args: { store: refused() },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
  },
});

import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import { LANGUAGES } from '#schemas/languages.ts';
import { platformPictures } from './platform-pictures.ts';
import { StorySite } from './story-site.tsx';
import { storyBrands } from './story-brands.ts';
import type { StoryParameters } from './story-parameters.ts';
import { createStoryWorld, type StoryWorld } from './story-world.ts';

const item = (value: string, title: string) => ({ value, title });

const LONGEST_WAIT_MS = 1500;

/** Checks of accessibility look at what a story becomes once its answers are there. */
const settle = async (isSettled: () => boolean): Promise<void> => {
  const until = performance.now() + LONGEST_WAIT_MS;
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (!isSettled() && performance.now() < until);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', icon: 'browser', dynamicTitle: true, items: [...storyBrands].map(([id, { site }]) => item(id, site.name)) } },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: [item('brand', "Brand's theme"), item('light', 'Light'), item('dark', 'Dark')] } },
    language: { toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [item('brand', "Brand's language"), ...LANGUAGES.map((code) => item(code, code))] } },
  },
  initialGlobals: { brand: 'perya', theme: 'brand', language: 'EN' },
  loaders: [platformPictures, async ({ globals, parameters }) => ({ world: await createStoryWorld(globals, parameters) })],
  afterEach: async ({ loaded }) => {
    const { stores } = loaded['world'] as StoryWorld;
    await settle(() => stores.queries.isFetching() === 0);
  },
  decorators: [
    (Story, { loaded, parameters }) => {
      const { route = '/index', site } = parameters as StoryParameters;
      return (
        <StorySite world={loaded['world'] as StoryWorld} route={route} own={site === 'own'}>
          <Story />
        </StorySite>
      );
    },
  ],
};

export default preview;

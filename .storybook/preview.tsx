import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import { LANGUAGES } from '#schemas/languages.ts';
import { addons } from 'storybook/preview-api';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { ANOTHER_BRAND } from './brand-drop/another-brand.ts';
import { allBrands } from './brand-drop/dropped-brands.ts';
import { listenForBrands } from './brand-drop/listen-for-brands.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { platformPictures } from './platform-pictures.ts';
import { StorySite } from './story-site.tsx';
import type { StoryParameters } from './story-parameters.ts';
import { createStoryWorld, type StoryWorld } from './story-world.ts';

type Item = { readonly value: string; readonly title: string };

const item = (value: string, title: string): Item => ({ value, title });
const axis = (title: string, icon: ToolbarIcon, items: readonly Item[]) => ({
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

const brandAxis = () =>
  axis(
    'Brand',
    'browser',
    [...allBrands()].map(([id, { site }]) => item(id, site.name)),
  );

type ToolbarIcon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

const LONGEST_WAIT_MS = 1500;

/** Checks of accessibility look at what a story becomes once its answers are there. */
const settle = async (isSettled: () => boolean): Promise<void> => {
  const until = performance.now() + LONGEST_WAIT_MS;
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (!isSettled() && performance.now() < until);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** A run of all stories says in which brand and theme. */
const { STORYBOOK_BRAND: runBrand = 'perya', STORYBOOK_THEME: runTheme = 'brand' } = import.meta.env as Readonly<
  Record<string, string | undefined>
>;

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    brand: brandAxis(),
    theme: axis('Theme', 'mirror', [item('brand', "Brand's theme"), item('light', 'Light'), item('dark', 'Dark')]),
    language: axis('Language', 'globe', [
      item('brand', "Brand's language"),
      ...LANGUAGES.map((code) => item(code, code)),
      item('pseudo', 'Pseudo: longer, with accents'),
      item('longest', 'Longest text of all'),
    ]),
    direction: axis('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
    textSize: axis('Text size', 'zoom', [item('normal', 'Text 100 %'), item('double', 'Text 200 %')]),
    colours: axis('Colours', 'contrast', [item('brand', "Brand's colours"), item('forced', 'Forced colours')]),
    motion: axis('Motion', 'lightning', [item('system', "System's motion"), item('reduced', 'Reduced motion')]),
    network: axis('Network', 'sync', [
      item('fast', 'Fast network'),
      item('slow', 'Slow: 3 s an answer'),
      item('offline', 'Offline'),
    ]),
    role: axis('Role', 'user', [
      item('story', "Story's role"),
      ...(['visitor', 'player', 'vip', 'agent', 'trial'] as const).map((role) => item(role, role)),
    ]),
  },
  initialGlobals: {
    brand: runBrand,
    theme: runTheme,
    language: 'EN',
    direction: 'ltr',
    textSize: 'normal',
    colours: 'brand',
    motion: 'system',
    network: 'fast',
    role: 'story',
    modules: {},
  },
  loaders: [
    platformPictures,
    async ({ globals, parameters }) => {
      forgetVisitor();
      return { world: await createStoryWorld(globals, parameters) };
    },
  ],
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

/** A dropped brand is shown at once; the workbench makes its list of brands when it is loaded, and is loaded anew for one more. */
const showDropped = async (): Promise<void> => {
  const channel = await addons.ready();
  listenForBrands({
    onBrand: (brand) => channel.emit(UPDATE_GLOBALS, { globals: { brand } }),
    onAnother: (brand) => channel.emit(ANOTHER_BRAND, brand),
  });
};

void showDropped();

export default preview;

import type { Preview } from '@storybook/react-vite';
import type { Query } from '@tanstack/react-query';
import './styles.css';

import { knownLanguages } from '#schemas/languages.ts';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { LAYOUT_VALUES, OWN_LAYOUT } from './axes/layout-axes.ts';
import { BRAND_ADDED } from './brand-drop/brand-added.ts';
import { allBrands } from './brand-drop/dropped-brands.ts';
import { listenForBrands } from './brand-drop/listen-for-brands.ts';
import { clearBrowserStorage } from './clear-browser-storage.ts';
import { offerTexts } from './marked-texts.ts';
import { registerImageWorker } from './register-image-worker.ts';
import { StorySite } from './story-site.tsx';
import { findBroken } from './worst-case/find-broken.ts';
import { onPhonePages } from './worst-case/phone-pages.ts';
import type { StoryParameters } from './story-parameters.ts';
import { createStorySetup, type StorySetup } from './story-setup.ts';
import './story-texts.ts';

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

/** A layout axis; the first item is the brand's own value. */
const layoutAxis = (title: string, icon: ToolbarIcon, values: readonly string[]) =>
  axis(title, icon, [
    item(OWN_LAYOUT, `Brand's ${title.toLowerCase()}`),
    ...values.map((value) => item(value, `${title} ${value}`)),
  ]);

type ToolbarIcon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

const LONGEST_WAIT_MS = 1500;

/** Waits for responses, so that the accessibility check sees the finished story. */
const settle = async (isSettled: () => boolean): Promise<void> => {
  const until = performance.now() + LONGEST_WAIT_MS;
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (!isSettled() && performance.now() < until);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Test runs set the brand, the theme, and whether every story is checked in every language. */
const {
  STORYBOOK_BRAND: runBrand = 'perya',
  STORYBOOK_THEME: runTheme = 'brand',
  STORYBOOK_EVERY_LANGUAGE: everyLanguage = '',
} = import.meta.env as Readonly<Record<string, string | undefined>>;

/** Stories that are not checked on phones: headers for wide pages, and developer pages. */
const NOT_ON_PHONES = /^(?:Auth\/(?:Login form in a row|Row of the header)|Docs|Matrix|Workbench)(?:$|\/)/;

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // Test runs report only violations; passed rules would flood the report.
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
  },
  globalTypes: {
    brand: brandAxis(),
    theme: axis('Theme', 'mirror', [item('brand', "Brand's theme"), item('light', 'Light'), item('dark', 'Dark')]),
    look: layoutAxis('Look', 'paintbrush', LAYOUT_VALUES.look),
    header: layoutAxis('Header', 'bottombar', LAYOUT_VALUES.header),
    tile: layoutAxis('Tile', 'grid', LAYOUT_VALUES.tile),
    density: layoutAxis('Density', 'expand', LAYOUT_VALUES.density),
    hero: layoutAxis('Hero', 'photo', LAYOUT_VALUES.hero),
    language: axis('Language', 'globe', [
      item('brand', "Brand's language"),
      ...knownLanguages().map((code) => item(code, code)),
      item('pseudo', 'Pseudo: longer, with accents'),
      item('longest', 'Longest text of any language'),
    ]),
    direction: axis('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
    textSize: axis('Text size', 'zoom', [item('normal', 'Text 100 %'), item('double', 'Text 200 %')]),
    colours: axis('Colours', 'contrast', [item('brand', "Brand's colours"), item('forced', 'Forced colours')]),
    motion: axis('Motion', 'lightning', [item('system', "System's motion"), item('reduced', 'Reduced motion')]),
    network: axis('NetworkMode', 'sync', [
      item('fast', 'Fast network'),
      item('slow', 'Slow: 3 s per response'),
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
    look: OWN_LAYOUT,
    header: OWN_LAYOUT,
    tile: OWN_LAYOUT,
    density: OWN_LAYOUT,
    hero: OWN_LAYOUT,
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
    registerImageWorker,
    async ({ globals, parameters }) => {
      clearBrowserStorage();
      const setup = await createStorySetup(globals, parameters);
      offerTexts(setup.stores.texts);
      return { setup };
    },
  ],
  afterEach: async ({ loaded, parameters, title }) => {
    const setup = loaded['setup'] as StorySetup;
    const { stores } = setup;
    const { answers = {} } = parameters as StoryParameters;
    // A query key begins with the name of its call. Responses that never arrive are excluded.
    const predicate = ({ queryKey: [name] }: Query): boolean => answers[String(name)] !== 'pending';
    await settle(() => stores.queries.isFetching({ predicate }) === 0);
    if (import.meta.env.MODE === 'test' && !NOT_ON_PHONES.test(title))
      await expect(
        (await onPhonePages(setup, findBroken, { inEveryLanguage: everyLanguage !== '' })).join('\n'),
        `${title} on a phone`,
      ).toBe('');
  },
  decorators: [
    (Story, { loaded, parameters }) => {
      const { route = '/index', site } = parameters as StoryParameters;
      return (
        <StorySite setup={loaded['setup'] as StorySetup} route={route} own={site === 'own'}>
          <Story />
        </StorySite>
      );
    },
  ],
};

/** Shows a dropped brand immediately. Storybook builds its toolbar only when it loads, so a new brand reloads Storybook. */
const showDropped = async (): Promise<void> => {
  const channel = await addons.ready();
  listenForBrands({
    onBrand: (brand) => channel.emit(UPDATE_GLOBALS, { globals: { brand } }),
    onNewBrand: (brand) => channel.emit(BRAND_ADDED, brand),
  });
};

void showDropped();

export default preview;

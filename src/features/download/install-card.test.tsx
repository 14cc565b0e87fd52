import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InstallPhase, InstallStore } from '#src/lib/install-store.ts';
import { createStore } from '#src/lib/store.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { InstallCard } from './install-card.tsx';

const storeIn = (phase: InstallPhase, outcome: 'accepted' | 'dismissed' | 'failed' = 'accepted'): InstallStore => {
  const { get, set, subscribe } = createStore(phase);
  return {
    get,
    subscribe,
    ask: async () => {
      set(outcome === 'accepted' ? 'installed' : 'unknown');
      if (outcome === 'failed') throw new Error('the browser did not install the app');
      return outcome;
    },
    stop: () => undefined,
  };
};
const press = () => act(async () => screen.getByRole('button', { name: 'Install the app' }).click());

test('if the browser can install the site, a button does so, and the page confirms the installation', async () => {
  await renderPart(<InstallCard store={storeIn('offered')} />);
  expect(screen.getByRole('heading', { name: 'Install Perya from here' })).toBeDefined();
  await press();
  expect(screen.getByRole('status').textContent).toContain('The app is installed');
});

test.each([
  ['dismissed', 'status', /^Not installed\./],
  ['failed', 'alert', /^The browser did not install the app\./],
] as const)('if the installation is %s, a message says so', async (outcome, role, text) => {
  await renderPart(<InstallCard store={storeIn('offered', outcome)} />);
  await press();
  expect(screen.getByRole(role).textContent).toMatch(text);
});

test('on iOS, the steps of a manual installation are listed', async () => {
  await renderPart(<InstallCard store={storeIn('byHand')} />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Press “Share” in the bar of the browser.',
    'Choose “Add to Home Screen”.',
    'Press “Add” at the top.',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('inside the installed app, and if it is unknown whether the site can be installed, no installation is offered', async () => {
  await renderPart(<InstallCard store={storeIn('running')} />);
  expect(screen.getByText('You are using the installed app')).toBeDefined();
  const { container } = await renderPart(<InstallCard store={storeIn('unknown')} />);
  expect(container.textContent).not.toContain('Install');
});

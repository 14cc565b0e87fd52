import type { Browser } from 'playwright';
import { expect, test, vi } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import type { JourneyFault, JourneySide } from './journeys/journey-side.ts';
import { playJourneys } from './journeys/play-journeys.ts';
import { rehearseJourneys } from './rehearse-journeys.ts';

vi.mock(import('./journeys/play-journeys.ts'), () => ({ playJourneys: vi.fn<typeof playJourneys>() }));

const fault = (what: string): JourneyFault => ({
  journey: 'deposit',
  step: 'form.submit',
  page: '/index',
  role: 'member',
  language: 'EN',
  what,
  screenshot: null,
});

const rehearsed = (play: (side: JourneySide) => readonly JourneyFault[]) => {
  vi.mocked(playJourneys).mockImplementation((_, side) => Promise.resolve(play(side)));
  return rehearseJourneys({
    browser: {} as Browser, // only passed on
    brand: testBrand({ languages: { default: 'EN', supported: ['EN', 'TH'] } }),
    sides: ['live', 'new'],
    originOf: (side) => `http://${side}.trial.localhost:5000`,
    account: { name: 'player01', password: 'Play1234' },
    progress: () => undefined,
  });
};

test.each([
  ['Order 1042 failed.', 'Order 1043 failed.', 'info'],
  ['The pay button is not shown.', 'The form does not respond.', 'error'],
] as const)(
  'a failed journey counts as known only if it fails on the live release for the same reason: %s, and live %s [operators.rehearse.verdict]',
  async (now, live, severity) => {
    const { sightings } = await rehearsed(({ name }) => [fault(name === 'new' ? now : live)]);
    expect(sightings.map((sighting) => sighting.severity)).toEqual([severity, severity]);
  },
);

test('the member logs in in each language and window, but withdraws only once [operators.rehearse.journeys]', async () => {
  const played: unknown[] = [];
  const { skipped } = await rehearsed(({ language, account, withdraws }) => {
    played.push([language, account?.name, withdraws]);
    return [];
  });
  expect(played).toEqual([
    ['EN', 'player01', true],
    ['TH', 'player01', false],
  ]);
  expect(skipped).toEqual([]);
});

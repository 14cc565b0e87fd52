import type { Browser } from 'playwright';
import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import type { JourneyFault, JourneySide } from './journeys/journey-side.ts';
import { playJourneys } from './journeys/play-journeys.ts';
import type { Sighting } from './judge.ts';
import type { Account } from './open-tab.ts';
import { WINDOWS, type Visit, type WindowName } from './plan-visits.ts';
import type { SideName } from './rehearsal-site.ts';
import { normalized } from './watch-page.ts';

export interface JourneyOptions {
  readonly browser: Browser;
  readonly brand: Brand;
  /** The releases that are served. */
  readonly sides: readonly SideName[];
  readonly originOf: (side: SideName) => string;
  /** A member with money for a single withdrawal. */
  readonly account: Account;
  readonly progress: (step: string) => void;
}

export interface PlayedJourneys {
  readonly sightings: readonly Sighting[];
  /** The screenshots of the pages on which journeys failed. */
  readonly shots: ReadonlyMap<Visit, Uint8Array>;
  /** What could not be played, and why. */
  readonly skipped: readonly string[];
}

/** The journeys are played on a phone in the default language and, if the brand has another language, in a wide window in that language, without the withdrawal. */
const performances = ({ languages }: Brand): readonly (readonly [Language, WindowName])[] => {
  const other = languages.supported.find((language) => language !== languages.default);
  return [[languages.default, 'phone'], ...(other === undefined ? [] : [[other, 'desktop'] as const])];
};

/** Numbers, such as those of orders and balances, differ between two runs. */
const causeOf = ({ journey, step, what }: JourneyFault): string =>
  [journey, step, normalized(what).replaceAll(/\d+/g, '0')].join(' ');

/** Whether two runs fail at the same step for the same reason. */
const isSame = (one: JourneyFault, other: JourneyFault): boolean => causeOf(one) === causeOf(other);

/** Plays the journeys of players on the new release. If one fails, plays them on the live release as well, to tell which failures are new. */
export const rehearseJourneys = async (options: JourneyOptions): Promise<PlayedJourneys> => {
  const { browser, brand, sides, originOf, account, progress } = options;
  const { default: theme } = brand.theme;
  const sightings: Sighting[] = [];
  const shots = new Map<Visit, Uint8Array>();
  const skipped = new Set<string>();
  for (const [index, [language, window]] of performances(brand).entries()) {
    const play = (name: SideName): Promise<readonly JourneyFault[]> => {
      progress(`Playing the journeys of players in ${language} on the ${name} release`);
      const side: JourneySide = {
        name,
        origin: originOf(name),
        brand,
        language,
        theme,
        window: WINDOWS[window],
        account,
        withdraws: index === 0,
      };
      return playJourneys(browser, side, (sentence) => void skipped.add(sentence));
    };
    const faults = await play('new');
    const known = faults.length > 0 && sides.includes('live') ? await play('live') : [];
    for (const fault of faults) {
      const { journey, step, page, role, what, screenshot } = fault;
      const isLiveToo = known.some((one) => isSame(one, fault));
      const visit: Visit = { path: page, role, language, theme, window };
      if (screenshot !== null) shots.set(visit, screenshot);
      sightings.push({
        part: 'journey',
        severity: isLiveToo ? 'info' : 'error',
        what: `${journey}, step "${step}": ${what}`,
        isLiveToo,
        visit,
      });
    }
  }
  return { sightings, shots, skipped: [...skipped] };
};

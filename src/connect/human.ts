import type { ConnectorPage, ConnectorRequest, HumanFields } from '#schemas/connector.ts';
import { CheckFailed } from './check-failed.ts';
import { keepAsking } from './keep-asking.ts';
import { watchProvider } from './provider-script.ts';
import { sandboxCheck } from './sandbox-check.ts';
import type { SiteChannel } from './site-channel.ts';
import { widgetCheck } from './widget-check.ts';
import { loadWords } from './words.ts';

export type HumanPage = Extract<ConnectorPage, { readonly page: 'human' }>;
export type HumanStart = Extract<ConnectorRequest, { readonly type: 'human.start' }>;

/** Shows a check in `place`; resolves to what the platform verifies, or rejects with a `CheckFailed`. */
export type HumanCheck = (place: HTMLElement, start: HumanStart) => Promise<HumanFields>;

const checkOf = (page: HumanPage): HumanCheck => {
  const { human } = page;
  if (human.provider === 'sandbox') return sandboxCheck(page);
  return widgetCheck(human.provider, human.siteKey, watchProvider());
};

/** The site's dialog shows the name of the page; here it is for who cannot see that. */
const heading = (text: string): HTMLElement => {
  const element = document.createElement('h1');
  element.className = 'unseen';
  element.textContent = text;
  return element;
};

/** The page of the human verification: the first thing that it is asked for is the only one. */
export const runHumanPage = (page: HumanPage, channel: SiteChannel): void => {
  const place = document.getElementById('place') ?? document.body;
  const check = checkOf(page);
  let begun = false;

  const run = async (start: HumanStart): Promise<void> => {
    document.documentElement.dataset['theme'] = start.theme;
    const words = await loadWords(start.language);
    document.title = words('human.title');
    place.prepend(heading(words('human.title')));
    const stopAsking = keepAsking(place, channel);
    // The site's dialog hears no key that is pressed in here.
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') channel.tell({ type: 'failed', code: 'human_closed' });
    });
    try {
      channel.tell({ type: 'human.passed', fields: await check(place, start) });
    } catch (error) {
      channel.tell({ type: 'failed', code: error instanceof CheckFailed ? error.code : 'human_failed' });
    } finally {
      stopAsking();
    }
  };

  channel.listen((request) => {
    if (request.type !== 'human.start' || begun) return;
    begun = true;
    void run(request);
  });
};

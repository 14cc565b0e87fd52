import { CheckError, type HumanCheck, type HumanPage, type HumanStart } from './human-check.ts';
import { reportHeight } from './report-height.ts';
import { waitForProvider } from './provider-script.ts';
import { sandboxCheck } from './sandbox-check.ts';
import type { SiteChannel } from './site-channel.ts';
import { widgetCheck } from './widget-check.ts';
import { textsIn } from './page-texts.ts';

const checkOf = (page: HumanPage): HumanCheck => {
  const { human } = page;
  if (human.provider === 'sandbox') return sandboxCheck(page);
  return widgetCheck(human.provider, human.siteKey, waitForProvider());
};

/** A heading for screen readers, because the site's dialog around the frame shows the visible title. */
const heading = (text: string): HTMLElement => {
  const element = document.createElement('h1');
  element.className = 'unseen';
  element.textContent = text;
  return element;
};

/** Runs the page of the human verification; only the first request starts a check. */
export const runHumanPage = (page: HumanPage, channel: SiteChannel): void => {
  const place = document.getElementById('place') ?? document.body;
  const check = checkOf(page);
  let begun = false;

  const run = async (start: HumanStart): Promise<void> => {
    document.documentElement.dataset['theme'] = start.theme;
    const t = textsIn(page, start.language);
    document.title = t('human.title');
    place.prepend(heading(t('human.title')));
    const stopAsking = reportHeight(place, channel);
    // Key presses inside a frame do not reach the site's dialog.
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') channel.send({ type: 'failed', code: 'human_closed' });
    });
    try {
      channel.send({ type: 'human.passed', fields: await check(place, start) });
    } catch (error) {
      channel.send({ type: 'failed', code: error instanceof CheckError ? error.code : 'human_failed' });
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

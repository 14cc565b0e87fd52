import { queryUnder, type MediaSettings } from './media-query.ts';

let settings: MediaSettings = { motion: null, colours: null };
const written = new WeakMap<CSSMediaRule, string>();

const eachMediaRule = (rules: CSSRuleList, act: (rule: CSSMediaRule) => void): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) act(rule);
    if ('cssRules' in rule) eachMediaRule(rule.cssRules as CSSRuleList, act);
  }
};

/** Simulates user settings by rewriting media rules and `matchMedia`, because a page cannot change the browser's own settings. */
export const setMedia = (next: MediaSettings): void => {
  if (next.motion === settings.motion && next.colours === settings.colours) return;
  settings = next;
  for (const sheet of document.styleSheets) {
    eachMediaRule(sheet.cssRules, (rule) => {
      const own = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, own);
      const wanted = queryUnder(next, own);
      if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted;
    });
  }
};

// jsdom has no matchMedia.
if (typeof window.matchMedia === 'function') {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(queryUnder(settings, query));
}

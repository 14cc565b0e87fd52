import type { ThemeTokens } from '#schemas/brand.ts';
import type { ScheduledLook } from '#schemas/layout/scheduled-looks.ts';

const barColors = ({ light, dark }: ThemeTokens): readonly string[] => [light.header.$value, dark.header.$value];

/**
 * Returns the script of a brand with scheduled looks. Before the first paint, and whenever a look begins or ends, it
 * sets the current look's index as `data-look` on the document, and the colours of the browser's bar. Timers run for at
 * most a minute, because browsers delay them while a device sleeps or a tab is in the background.
 */
export const lookScript = (looks: readonly ScheduledLook[], usual: ThemeTokens): string => {
  const rows = looks.map(({ from, until, tokens }) => [from, until, ...barColors(tokens)]);
  return [
    `(()=>{const looks=${JSON.stringify(rows)},usual=${JSON.stringify([0, 0, ...barColors(usual)])}`,
    ',root=document.documentElement.dataset,bar=document.querySelector("meta[name=theme-color]");let timer;',
    'const apply=()=>{const now=Date.now(),at=looks.findIndex(([from,until])=>from<=now&&now<until),[,,light,dark]=looks[at]||usual;',
    'if(at<0)delete root.look;else root.look=at;',
    'if(bar){Object.assign(bar.dataset,{light,dark});bar.content=bar.dataset[root.theme]||bar.content}',
    'const next=Math.min(...looks.flatMap(([from,until])=>[from,until]).filter(time=>time>now));',
    'clearTimeout(timer);if(next<1/0)timer=setTimeout(apply,Math.min(next-now,60000))};',
    'document.addEventListener("visibilitychange",apply);apply()})()',
  ].join('');
};

import { formatLocalClock, formatLocalMinute } from '#src/lib/format-local-time.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { daysOf, instantsOf, type Moments } from '#src/records/record-range.ts';
import { useToday } from '#src/records/use-today.ts';
import { useAgentTexts } from './texts.ts';

/** Returns a text that names the comparison period: yesterday until a certain time, a whole day, or a range. */
export const useComparisonText = ({ from, to }: Moments): string => {
  const t = useAgentTexts();
  const today = useToday();
  const { first, last } = daysOf({ from, to: Math.max(to, from + 1) }, today);
  const whole = instantsOf({ first, last });
  const between = (start: string, end: string): string =>
    t('overview.compared.days', { from: unbrokenText(start), to: unbrokenText(end) });
  if (whole.from === from && whole.to === to)
    return first === last ? t('overview.compared.day', { day: unbrokenText(first) }) : between(first, last);
  if (whole.from === from && first === last && first === daysOf('yesterday', today).first)
    return t('overview.compared.yesterday', { time: formatLocalClock(to) });
  return between(formatLocalMinute(from), formatLocalMinute(to));
};

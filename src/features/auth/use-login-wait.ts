import { useLanguage } from '#src/texts/language-store.ts';
import { useAuthHub, useLoginView } from './auth-hub.ts';
import { durationWords } from './duration-words.ts';
import { useAuthTexts } from './texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** What a button says while nothing may be tried; `null` when it may. */
export const useLoginWait = (): string | null => {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const { tag } = useLanguage();
  const { readyAt } = useLoginView();
  const seconds = useSecondsUntil(readyAt, hub.tick);
  return seconds === null || seconds === 0 ? null : t('login.wait', { time: durationWords(seconds, tag) });
};

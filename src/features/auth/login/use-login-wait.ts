import { useLanguage } from '#src/texts/language-store.ts';
import { useAuth } from '../auth-service.ts';
import { useAuthTexts } from '../texts.ts';
import { useLoginView } from './login-view.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';

/** Returns the countdown text while the login is locked, otherwise `null`. */
export const useLoginWait = (): string | null => {
  const t = useAuthTexts();
  const { login } = useAuth();
  const { tag } = useLanguage();
  const { readyAt } = useLoginView();
  const seconds = useSecondsUntil(readyAt, login.checkClock);
  return seconds === null || seconds === 0 ? null : t('login.wait', { time: formatDuration(seconds, tag) });
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { balance } from '#schemas/calls/account.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { hearPlay, tellPlay } from './play-channel.ts';

/** How often the balance is requested while a game runs in another tab or window, in milliseconds. */
const ASK_MS = 4000;
/** How long after its last message a game is assumed to be running. Limited, because requesting the balance keeps the session open. */
const PLAY_MS = 30 * 60_000;

/**
 * Keeps the displayed balance up to date while the member plays in another tab or window, where a game may send no messages. After a launch on this
 * page (`launched`) or in another tab, a visible page requests the balance every few seconds. The answer replaces the old balance without a loading
 * state.
 */
export const useFreshBalance = (launched: boolean): void => {
  const queries = useQueryClient();
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const { phase } = useSession();
  const hidden = usePageHidden();
  const [plays, setPlays] = useState(false);
  const until = useRef(0);
  useEffect(() => {
    const note = (): void => {
      until.current = platformNow() + PLAY_MS;
      setPlays(true);
    };
    if (launched) {
      note();
      tellPlay();
    }
    return hearPlay(note);
  }, [launched]);
  useEffect(() => {
    if (!plays || hidden || phase !== 'member') return undefined;
    const ask = async (): Promise<void> => {
      if (platformNow() > until.current) return setPlays(false);
      const key = [balance.name, {}, language];
      const updates = (): number => queries.getQueryState(key)?.dataUpdateCount ?? 0;
      const before = updates();
      const answer = await fetchCall(balance, {}).catch(() => null);
      // A newer response, such as the one after a withdrawal, may have arrived in the meantime.
      if (answer !== null && updates() === before) queries.setQueryData(key, answer);
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [plays, hidden, phase, fetchCall, queries, language]);
};

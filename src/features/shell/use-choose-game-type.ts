import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VendorCard } from '#schemas/game.ts';
import { toProblem } from '#schemas/problem.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { noteVendor } from '#src/session/last-vendor.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useStartGame } from '#src/launch/use-start-game.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { vendorPage, type MenuEntry } from './menu-model.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';

/** Returns a function that opens the page of a category or vendor, or starts its first game if it has no page. */
export const useChooseGameType = (): {
  readonly choose: (entry: MenuEntry, vendor?: VendorCard) => void;
  readonly busy: boolean;
} => {
  const navigate = useNavigate();
  const fetchCall = useFetchCall();
  const protect = useProtectedAction();
  const { language } = useLanguage();
  const showProblem = useProblemToast();
  const launch = useStartGame();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);

  const startFirstGame = async (entry: MenuEntry, vendor: VendorCard | undefined): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { findFirstGame } = await import('./find-first-game.ts');
      launch.start(await findFirstGame(fetchCall, entry.category, vendor?.vassalage ?? null, language));
    } catch (error) {
      showProblem(toProblem(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const choose = (entry: MenuEntry, vendor?: VendorCard): void => {
    if (vendor !== undefined) noteVendor(vendor.vassalage);
    const page = vendor === undefined ? entry.to : vendorPage(entry, vendor);
    // Trial accounts are not stopped here, because whether they may play the game is known only once it has been found.
    if (page === null) protect(() => void startFirstGame(entry, vendor), { playMoney: true });
    else void navigate(page);
  };

  return { choose, busy: busy || launch.busy !== null };
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#schemas/call.ts';
import { lobby } from '#schemas/calls/lottery.ts';
import { DEVICE, LAUNCH_MODE, LOTTO_AREA } from '#schemas/calls/query-constants.ts';
import { LOTTERY_VENDORS, type LotteryVendor } from '#schemas/lottery-vendors.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useClient } from '#src/platform/use-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';

/** The address of `open` is good for one use. */
export type LobbyAddress = { readonly step: 'asking' } | { readonly step: 'refused'; readonly problem: Problem } | { readonly step: 'open'; readonly url: string };

const ASKING: LobbyAddress = { step: 'asking' };

/** Asks the platform, for a member, where a vendor's lottery or without `gameCode` its lobby opens: once, and once more for each `again`. */
export const useLobbyAddress = (vendor: LotteryVendor, gameCode: string | null): { readonly address: LobbyAddress; readonly again: () => void } => {
  const client = useClient();
  const queries = useQueryClient();
  const { language } = useLanguage();
  const [address, setAddress] = useState<LobbyAddress>(ASKING);
  const isAsked = useRef(false);

  const send = useLatest(async (): Promise<void> => {
    const input: InputOf<typeof lobby> = {
      lottoArea: LOTTO_AREA,
      launchMode: LAUNCH_MODE,
      prizeMode: LOTTERY_VENDORS[vendor],
      ...(gameCode === null ? { view: 'lobby' } : { gameCode, view: 'betting' }),
      device: DEVICE,
      backUrl: `${location.origin}/index`,
      language,
    };
    try {
      const { url } = await client(lobby, input);
      setAddress({ step: 'open', url });
      for (const name of lobby.stales) void queries.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      setAddress({ step: 'refused', problem: toProblem(error) });
    }
  });

  // Also where React runs it twice: every answer is an address that was used up.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void send.current();
  }, [send]);

  const again = (): void => {
    setAddress(ASKING);
    void send.current();
  };
  return { address, again };
};

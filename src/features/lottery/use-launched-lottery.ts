import { lobby } from '#schemas/calls/lottery.ts';
import { DEVICE, LAUNCH_MODE, LOTTO_AREA } from '#schemas/calls/query-constants.ts';
import { LOTTERY_VENDORS, type LotteryVendor } from '#schemas/lottery-vendors.ts';
import { useLaunched, type Launched } from '#src/launch/use-launched.ts';

/** Where a vendor's lottery, or without `gameCode` its lobby, opens for a member. */
export const useLaunchedLottery = (vendor: LotteryVendor, gameCode: string | null): Launched =>
  useLaunched(lobby, [vendor, gameCode], (call, language) =>
    call(lobby, {
      lottoArea: LOTTO_AREA,
      launchMode: LAUNCH_MODE,
      prizeMode: LOTTERY_VENDORS[vendor],
      ...(gameCode === null ? { view: 'lobby' } : { gameCode, view: 'betting' }),
      device: DEVICE,
      backUrl: `${location.origin}/index`,
      language,
    }),
  );

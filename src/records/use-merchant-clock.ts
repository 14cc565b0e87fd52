import { terms } from '#schemas/calls/agent.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import type { RecordSource } from './record-source.ts';

/** Asks for the merchant's clock, which the files of agents use. */
export const useMerchantClock = (): NonNullable<RecordSource<never, never>['utcOffset']> => {
  const fetchCall = useFetchCall();
  return async (signal) => (await fetchCall(terms, {}, { signal })).utcOffset;
};

import { terms } from '#schemas/calls/agent.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import type { RecordSource } from './record-source.ts';

/** Returns a function that requests the UTC offset of the merchant. Used for agents' exports. */
export const useMerchantClock = (): NonNullable<RecordSource<never, never>['utcOffset']> => {
  const fetchCall = useFetchCall();
  return async (signal) => (await fetchCall(terms, {}, { signal })).utcOffset;
};

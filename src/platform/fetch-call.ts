import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import type { CallArguments, Client } from './client.ts';

/** Sends a read call once and returns its unwrapped value, for data that is not shown as a query. Rejects with a `Problem`. */
export type FetchCall = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<OutputOf<C>>;

export const createFetchCall =
  (client: Client): FetchCall =>
  (call, input, options) =>
    client(call, ...([input, options] as CallArguments<typeof call>));

export const fetchCallService = serviceKey<FetchCall>('fetchCall');

export const useFetchCall = (): FetchCall => useService(fetchCallService);

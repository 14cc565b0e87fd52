import { useState, type ReactNode } from 'react';
import { provide, ServicesProvider, useService } from '#src/lib/services.tsx';
import { mutateCallService, type MutateCall } from '#src/platform/call-mutation.ts';
import { fetchCallService, type FetchCall } from '#src/platform/fetch-call.ts';

export interface HeardCall {
  readonly name: string;
  readonly input: unknown;
}

/** Writes down what the part below asks the platform for, and lets it ask. */
export function HeardCalls({ heard, children }: { readonly heard: HeardCall[]; readonly children: ReactNode }) {
  const fetchCall = useService(fetchCallService);
  const mutateCall = useService(mutateCallService);
  const [services] = useState(() => {
    const hearingFetch: FetchCall = (call, input, options) => {
      heard.push({ name: call.name, input });
      return fetchCall(call, input, options);
    };
    const hearingMutate: MutateCall = (call, ...args) => {
      heard.push({ name: call.name, input: args[0] });
      return mutateCall(call, ...args);
    };
    return [provide(fetchCallService, hearingFetch), provide(mutateCallService, hearingMutate)];
  });
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

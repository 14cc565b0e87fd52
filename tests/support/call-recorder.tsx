import { useState, type ReactNode } from 'react';
import { provide, ServicesProvider, useService } from '#src/lib/services.tsx';
import { mutateCallService, type MutateCall } from '#src/platform/call-mutation.ts';
import { fetchCallService, type FetchCall } from '#src/platform/fetch-call.ts';

export interface RecordedCall {
  readonly name: string;
  readonly input: unknown;
}

/** Adds every call made by its children to `calls` and forwards it. */
export function CallRecorder({ calls, children }: { readonly calls: RecordedCall[]; readonly children: ReactNode }) {
  const fetchCall = useService(fetchCallService);
  const mutateCall = useService(mutateCallService);
  const [services] = useState(() => {
    const recordFetch: FetchCall = (call, input, options) => {
      calls.push({ name: call.name, input });
      return fetchCall(call, input, options);
    };
    const recordMutation: MutateCall = (call, ...args) => {
      calls.push({ name: call.name, input: args[0] });
      return mutateCall(call, ...args);
    };
    return [provide(fetchCallService, recordFetch), provide(mutateCallService, recordMutation)];
  });
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

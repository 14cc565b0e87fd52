import { useState, type ReactNode } from 'react';
import type { Call, InputOf } from '#schemas/call.ts';
import type { CallOptions, Client } from '#src/platform/client.ts';
import { ClientContext, useClient } from '#src/platform/use-call.ts';

export interface HeardCall {
  readonly name: string;
  readonly input: unknown;
}

/** Writes down what the part below asks the platform for, and lets it ask. */
export function HeardCalls({ heard, children }: { readonly heard: HeardCall[]; readonly children: ReactNode }) {
  const client = useClient();
  const [hearing] = useState<Client>(() => <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => {
    heard.push({ name: call.name, input });
    return client(call, input, options);
  });
  return <ClientContext value={hearing}>{children}</ClientContext>;
}

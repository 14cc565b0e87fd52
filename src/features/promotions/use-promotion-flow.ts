import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { createPromotionMachine, pendingOperation } from './promotion-machine.ts';

export type PromotionMachine = ReturnType<typeof createPromotionMachine>;
export type PromotionActor = ActorRefFrom<PromotionMachine>;

/** What a member does with one promotion. `machine` replaces the wired one in stories. */
export const usePromotionFlow = (id: string, given?: PromotionMachine): PromotionActor => {
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createPromotionMachine(mutateCall));
  const [pending] = useState(() => pendingOperation(id));
  return useActorRef(machine, { input: { pending } });
};

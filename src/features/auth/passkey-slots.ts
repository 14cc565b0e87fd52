import type { ComponentType } from 'react';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { serviceKey } from '#src/lib/services.tsx';

/** The passkey buttons of the login and of its second step, which belong to another feature; `src/app` provides them. */
export interface PasskeySlots {
  readonly Login: ComponentType<{ readonly disabled?: boolean; readonly onAnswer: (answer: SessionAnswer) => void }>;
  readonly Step: ComponentType<{
    readonly request: PasskeyRequest;
    readonly disabled?: boolean;
    readonly onAssertion: (assertion: PasskeyAssertion) => void;
  }>;
}

export const passkeyService = serviceKey<PasskeySlots>('passkeys');

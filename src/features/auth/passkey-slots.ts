import type { ComponentType } from 'react';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { serviceKey } from '#src/lib/services.tsx';

/** Passkey buttons for the login and its second step. `src/app` provides them, because they belong to another feature. */
export interface PasskeySlots {
  readonly Login: ComponentType<{ readonly disabled?: boolean; readonly onAnswer: (answer: SessionAnswer) => void }>;
  readonly Step: ComponentType<{
    readonly request: PasskeyRequest;
    readonly disabled?: boolean;
    readonly onAssertion: (assertion: PasskeyAssertion) => void;
  }>;
}

export const passkeyService = serviceKey<PasskeySlots>('passkeys');

import type { FormSlots } from '#src/forms/form-context.ts';
import { CodeSlot } from './code-slot.tsx';

/** What recovery adds to fields of its form. */
export const recoverySlots: FormSlots = { verificationCode: ({ form }) => <CodeSlot form={form} purpose="recovery" /> };

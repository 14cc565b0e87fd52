import { createActor, type Actor } from 'xstate';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';

/** A stored countdown that is longer than this is ignored, because no platform requires such a long wait. */
const LONGEST_MS = 60 * 60_000;

/** Creates a code machine whose countdown survives a reload: its end time is stored in the tab's session storage. */
export const createCodeActor = (machine: typeof smsCodeMachine, name: string): Actor<typeof smsCodeMachine> => {
  const key = `code:${name}`;
  const readyAt = Number(readSession(key));
  const waitMs = readyAt - platformNow();
  // A restored snapshot has no timer, so `clock.check` ends the countdown.
  const actor = createActor(
    machine,
    waitMs > 0 && waitMs < LONGEST_MS
      ? {
          snapshot: machine.resolveState({
            value: 'waiting',
            context: { receipt: { readyAt, waitMs }, problem: null },
          }),
        }
      : {},
  );
  actor.subscribe((snapshot) => {
    const { receipt } = snapshot.context;
    writeSession(key, snapshot.matches('waiting') && receipt !== null ? String(receipt.readyAt) : null);
  });
  return actor;
};

import { createActor, type Actor } from 'xstate';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';

/** No platform lets a visitor wait for longer. */
const LONGEST_MS = 60 * 60_000;

/** The machine of a code whose countdown survives a reload: when it ends is kept in the tab's own storage. */
export const createCodeActor = (machine: typeof smsCodeMachine, name: string): Actor<typeof smsCodeMachine> => {
  const key = `code:${name}`;
  const readyAt = Number(readSession(key));
  const waitMs = readyAt - Date.now();
  // A restored snapshot has no timer: `clock.check` ends its wait.
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

import { inArray } from 'drizzle-orm';
import type { ContractKind, ContractStepName } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { members, type NoticeTexts } from '#sandbox/db/schema.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import type { Change } from './plan-change.ts';

/**
 * The steps that send a message. Replacing a contract sends none, because accepting the new contract already sends one.
 */
type ToldStep = Exclude<ContractStepName, 'REPLACED' | 'MOVED'>;

const ASKING: ReadonlySet<ToldStep> = new Set(['OFFERED', 'COUNTERED', 'TERMINATION_ASKED']);

/** Creates the message about a step to one party. `who` is the account of the other party, or `null` for the platform. */
const noticeOf = (kind: ContractKind, step: ToldStep, who: string | null): NoticeTexts => ({
  title: textRef(`messages:contract.title.${step}`, {
    kind: textRef(`messages:contract.kind.${kind}`),
    who: who ?? textRef('messages:contract.platform'),
  }),
  content: [
    ...(step === 'RATE_LOWERED' ? [textRef('messages:contract.lowered')] : []),
    textRef(ASKING.has(step) ? 'messages:contract.answer' : 'messages:contract.see'),
  ],
});

/** The fields of a change that the messages to the two parties need. */
export type Told = Pick<Change, 'step'> & {
  readonly contract: { readonly uplineId: number | null; readonly downlineId: number };
};

/** Sends a message about each change to both parties, except to the member who made the change and to the platform. */
export const tellChanges = async (
  tx: Database,
  kind: ContractKind,
  changes: readonly Told[],
  { memberId, at }: { readonly memberId: number | null; readonly at: Date },
): Promise<void> => {
  const ids = changes.flatMap(({ contract: { uplineId, downlineId } }) =>
    uplineId === null ? [downlineId] : [uplineId, downlineId],
  );
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: members.id, account: members.account })
    .from(members)
    .where(inArray(members.id, ids));
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  for (const { step, contract } of changes) {
    if (step === 'REPLACED') continue;
    const { uplineId, downlineId } = contract;
    const sides = [
      [uplineId, downlineId],
      [downlineId, uplineId],
    ] as const;
    for (const [to, other] of sides)
      if (to !== null && to !== memberId)
        // oxlint-disable-next-line no-await-in-loop -- there are few messages, and they are sent in the order of the steps
        await sendMessage(tx, to, noticeOf(kind, step, other === null ? null : (accounts.get(other) ?? null)), at);
  }
};

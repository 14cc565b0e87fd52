import { inArray } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import type { Database } from '#sandbox/db/database.ts';
import { members, type NoticeTexts } from '#sandbox/db/schema.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { CONTRACT_WORDS, type ToldStep } from './contract-words.ts';
import type { Change } from './plan-change.ts';

const ASKING: ReadonlySet<ToldStep> = new Set(['OFFERED', 'COUNTERED', 'TERMINATION_ASKED']);

const textsOf = (kind: ContractKind, step: ToldStep, who: string | null): NoticeTexts => {
  const texts = LANGUAGES.map((language) => {
    const { kinds, platform, titles, answer, lowered, see } = CONTRACT_WORDS[language];
    const paragraphs = [...(step === 'RATE_LOWERED' ? [lowered] : []), ASKING.has(step) ? answer : see];
    return [
      language,
      {
        title: titles[step].replace('{{kind}}', kinds[kind]).replace('{{who}}', () => who ?? platform),
        content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      },
    ] as const;
  });
  return Object.fromEntries(texts) as Record<(typeof LANGUAGES)[number], NoticeTexts['EN']>;
};

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
        await sendMessage(tx, to, textsOf(kind, step, other === null ? null : (accounts.get(other) ?? null)), at);
  }
};

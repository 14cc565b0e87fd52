import type { Refusal } from '#schemas/promotions.ts';
import type { NoticeTexts, PromotionRow } from '#sandbox/db/schema.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { pickText } from '#sandbox/kernel/texts/translate.ts';

/** Creates the message about the decision on an application. */
export const decisionNotice = (
  { texts, paidOnApproval, mayRepeat }: PromotionRow,
  refusal: Refusal | null,
): NoticeTexts => {
  const title = pickText(texts, 'title');
  return refusal === null
    ? {
        title: textRef('messages:decision.approved', { title }),
        content: [textRef(paidOnApproval ? 'messages:decision.paid' : 'messages:decision.toClaim')],
      }
    : {
        title: textRef('messages:decision.refused', { title }),
        content: [
          textRef(`messages:decision.why.${refusal}`),
          ...(mayRepeat ? [textRef('messages:decision.again')] : []),
        ],
      };
};

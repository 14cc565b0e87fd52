import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { promotionDetail } from '#schemas/calls/promotions.ts';
import { BONUS_STALES } from '#schemas/calls/stales.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { useEndedRows, type EndedRows } from '#src/platform/use-ended-rows.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { useSession } from '#src/session/use-session.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { ApplicationForm } from './application-form.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionConditions } from './promotion-conditions.tsx';
import { PromotionNews } from './promotion-news.tsx';
import { PromotionPayments } from './promotion-payments.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { STATUS_TONES } from './promotion-words.ts';
import { usePromotionTexts } from './texts.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import { WithPromotionFlow, type PromotionFlow } from './promotion-flow.tsx';

/** Polling interval while a decision is pending. */
const LOOK_AGAIN_MS = 5_000;
/** The calls whose data is refetched when the platform has decided: an approved application may be paid at once, or wait to be claimed. */
const DECISION: EndedRows<Promotion> = {
  keyOf: ({ id }) => id,
  isOpen: ({ status }) => status === 'APPLYING' || status === 'IN_PROCESS',
  stales: [...BONUS_STALES, 'promotions.promotions', 'promotions.available'],
};

/** Whether the member can send an application, for the first time or again after a rejection. */
const takesApplication = ({ kind, status, mayRepeat }: Promotion): boolean =>
  kind === 'APPLICATION' && (status === 'JOIN' || (status === 'REJECTED' && mayRepeat));

function Detail({ promotion, flow }: { readonly promotion: Promotion; readonly flow: PromotionFlow }) {
  const t = usePromotionTexts();
  const [query] = useSearchParams();
  const [now] = useState(platformNow);
  const { member } = useSession();
  const { screen, isApplying, openForm } = flow;
  useOwnAnswer(
    promotionDetail,
    { id: promotion.id },
    { enabled: DECISION.isOpen(promotion), refetchInterval: LOOK_AGAIN_MS },
  );
  useEndedRows(
    useMemo(() => [promotion], [promotion]),
    DECISION,
  );
  const wantsForm = query.get('apply') !== null && member !== null && member.kind !== 'trial';
  const drafts = useMemo(
    () => (member === null ? undefined : createMemberDraft(member.id, `application ${promotion.id}`)),
    [member, promotion.id],
  );
  /** For a form that is mounted after a reload while its application is pending: it reads the draft, but must not write it until the outcome is known. */
  const sentDrafts = useMemo(() => drafts && { read: drafts.read, write: () => undefined }, [drafts]);
  useEffect(() => {
    if (screen === 'done') drafts?.write({});
  }, [screen, drafts]);
  const openWanted = useEffectEvent(() => {
    if (takesApplication(promotion) && screen === 'choice') openForm();
  });
  useEffect(() => {
    if (wantsForm) openWanted();
  }, [wantsForm]);

  const { title, summary, picture, status, content } = promotion;
  return (
    <article className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0 space-y-5">
        <PromotionPicture src={picture} className="rounded-card" />
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="min-w-0 flex-[1_1_8rem] text-lg text-pretty wrap-anywhere">{summary}</p>
          <StatusPill tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusPill>
        </div>
        <PromotionNews promotion={promotion} />
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          <PromotionAction promotion={promotion} flow={flow} now={now} onApply={openForm} />
        </div>
        {(screen === 'form' || isApplying) && (
          <div hidden={screen !== 'form'}>
            <ApplicationForm promotion={promotion} flow={flow} drafts={isApplying ? sentDrafts : drafts} />
          </div>
        )}
        <RichText html={content} blank={t('blank', { title })} />
      </div>
      <div className="min-w-0 space-y-5">
        <PromotionConditions promotion={promotion} />
        <PromotionPayments promotion={promotion} />
      </div>
    </article>
  );
}

/** Loads a promotion and shows all of it. The query parameter `apply` opens its application form. Stories pass their own `machine`. */
export function PromotionDetail({
  promotion,
  machine,
}: {
  readonly promotion: Promotion;
  readonly machine?: typeof operationMachine | undefined;
}) {
  return (
    <WithPromotionFlow id={promotion.id} machine={machine}>
      {(flow) => <Detail promotion={promotion} flow={flow} />}
    </WithPromotionFlow>
  );
}

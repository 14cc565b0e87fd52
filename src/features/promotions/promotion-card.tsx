import { useNavigate } from 'react-router-dom';
import type { PromotionSummary } from '#schemas/promotions.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { WithPromotionFlow } from './promotion-flow.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { STATUS_TONES, useGiftText, useTimeText } from './promotion-words.ts';
import { usePromotionTexts } from './texts.ts';

const detailOf = (id: string): string => `/promoDetail?id=${encodeURIComponent(id)}`;

/** A promotion in the list, with its benefit, its end, its state and its actions. */
export function PromotionCard({ promotion, now }: { readonly promotion: PromotionSummary; readonly now: number }) {
  const t = usePromotionTexts();
  const gift = useGiftText();
  const time = useTimeText();
  const navigate = useNavigate();
  const { id, title, summary, picture, status } = promotion;
  return (
    <article className="flex h-full flex-col overflow-hidden card">
      <PromotionPicture src={picture} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0 font-display text-base font-semibold text-balance wrap-anywhere text-ink">
            <Link to={detailOf(id)} className={`rounded-xs hover:underline ${focusRing}`}>
              {title}
            </Link>
          </h2>
          <StatusPill tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusPill>
        </div>
        <p className="text-sm text-pretty wrap-anywhere text-ink-muted">{summary}</p>
        <dl className="mt-auto space-y-1 text-sm">
          <div className="flex items-start gap-2">
            <dt>
              <Icon name="gift" className="mt-0.5 size-4 text-primary-ink" />
              <span className="sr-only">{t('gift')}</span>
            </dt>
            <dd className={classNames('font-semibold', lineFit(gift(promotion)))}>{gift(promotion)}</dd>
          </div>
          <div className="flex items-start gap-2 text-ink-muted">
            <dt>
              <Icon name="clock" className="mt-0.5 size-4" />
              <span className="sr-only">{t('time')}</span>
            </dt>
            <dd>{time(promotion)}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <WithPromotionFlow id={id}>
            {(flow) => (
              <PromotionAction
                promotion={promotion}
                flow={flow}
                now={now}
                onApply={() => void navigate(`${detailOf(id)}&apply=1`)}
              />
            )}
          </WithPromotionFlow>
          <Link
            to={detailOf(id)}
            aria-label={t('details.of', { title })}
            className={`inline-flex min-h-10 items-center rounded-xs text-sm font-medium text-primary-ink underline ${focusRing}`}
          >
            {t('details')}
          </Link>
        </div>
      </div>
    </article>
  );
}

import type { PointConfig } from '#schemas/points.ts';
import { keyed } from '#src/lib/keyed.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

function Step({ icon, title, text }: { readonly icon: IconName; readonly title: string; readonly text: string }) {
  return (
    <li className="flex gap-3 card p-4">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary/15 text-primary-ink">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-base font-semibold">{title}</span>
        <span className="block text-sm text-pretty text-ink-muted">{text}</span>
      </span>
    </li>
  );
}

/** How points are earned and used, with the platform's numbers and rules once they are loaded. */
export function MallRules({ config }: { readonly config: PointConfig | null }) {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const ratio = useRatio();
  return (
    <section aria-label={t('rules.title')} className="space-y-4">
      <h2 className="font-display text-lg font-semibold">{t('rules.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Step
          icon="star"
          title={t('rules.earn')}
          text={
            config === null
              ? t('rules.earn.text')
              : t('rules.earn.each', { amount: money(config.wagerPerPoint), point: points(1) })
          }
        />
        <Step icon="gift" title={t('rules.redeem')} text={t('rules.redeem.text')} />
        <Step
          icon="wallet"
          title={t('rules.convert')}
          text={
            config === null
              ? t('rules.convert.text')
              : t('rules.convert.terms', {
                  ratio: ratio(config.ratio),
                  point: points(1),
                  points: points(config.requirementByPoints),
                  amount: money(config.requirementByAmount),
                })
          }
        />
        <Step icon="clock" title={t('neverExpire')} text={t('rules.expire.text')} />
      </ul>
      {config !== null && config.rules !== '' && (
        <div className="card p-4 sm:p-5">
          <h3 className="mb-2 font-display text-base font-semibold">{t('rules.platform')}</h3>
          <ul className="max-w-prose list-disc space-y-2 ps-5 text-sm leading-relaxed text-pretty">
            {keyed(config.rules.split('\n').filter((line) => line.trim() !== '')).map(({ key, value }) => (
              <li key={key} className="wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

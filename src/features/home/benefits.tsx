import { Icon, type IconName } from '#src/ui/icon.tsx';
import { HomeBlock } from './home-block.tsx';
import { useHomeTexts } from './texts.ts';

const TRUST = [
  ['speed', 'bolt'],
  ['encryption', 'shield'],
  ['support', 'headset'],
] as const satisfies readonly (readonly [string, IconName])[];

const OFFER = [
  ['sports', 'sports'],
  ['games', 'card'],
  ['dealers', 'live'],
  ['access', 'phone'],
] as const satisfies readonly (readonly [string, IconName])[];

type BenefitName = (typeof TRUST | typeof OFFER)[number][0];

function BenefitItem({ name, icon }: { name: BenefitName; icon: IconName }) {
  const t = useHomeTexts();
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-3">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-raised text-accent-ink">
        <Icon name={icon} className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-28 space-y-0.5">
        <span className="block text-sm font-semibold text-ink">{t(`promise.${name}.title`)}</span>
        <span className="block text-sm text-pretty text-ink-muted">{t(`promise.${name}.text`)}</span>
      </span>
    </li>
  );
}

export function Benefits() {
  const t = useHomeTexts();
  return (
    <HomeBlock title={t('promise.title')}>
      <ul className="grid gap-5 card p-5 sm:grid-cols-3 sm:gap-6 sm:p-6">
        {TRUST.map(([name, icon]) => (
          <BenefitItem key={name} name={name} icon={icon} />
        ))}
      </ul>
      <ul className="grid gap-5 pt-3 sm:grid-cols-2 sm:gap-6 sm:px-6 lg:grid-cols-4">
        {OFFER.map(([name, icon]) => (
          <BenefitItem key={name} name={name} icon={icon} />
        ))}
      </ul>
    </HomeBlock>
  );
}

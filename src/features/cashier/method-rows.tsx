import { useId } from 'react';
import type { DepositMethod } from '#schemas/cashier.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { PlatformPicture } from '#src/parts/platform-picture.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { admits } from './deposit-choice.ts';
import { useCashierTexts } from './texts.ts';

const ICONS = { BANK: 'withdraw', QR: 'grid', REDIRECT: 'external' } as const satisfies Record<
  DepositMethod['kind'],
  IconName
>;

/** The logo of a payment method, or an icon for its kind. */
function MethodLogo({ method: { kind, logo = '' } }: { readonly method: DepositMethod }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-ink/5">
      <PlatformPicture
        path={logo}
        instead={<Icon name={ICONS[kind]} className="size-5 text-ink-muted" />}
        width={40}
        height={40}
        className="size-full"
      />
    </span>
  );
}

const MINUTES_OF_HOUR = 60;

const durationText = (minutes: number, tag: string): string => {
  const [value, unit] =
    minutes % MINUTES_OF_HOUR === 0 ? ([minutes / MINUTES_OF_HOUR, 'hour'] as const) : ([minutes, 'minute'] as const);
  return value.toLocaleString(tag, { style: 'unit', unit, unitDisplay: 'long' });
};

/** The payment methods, one per row. A method that does not accept the amount says so, but can still be chosen. */
export function MethodRows({
  methods,
  amount,
  chosen,
  onChoose,
}: {
  readonly methods: readonly DepositMethod[];
  readonly amount: number | null;
  readonly chosen: string;
  readonly onChoose: (methodId: string) => void;
}) {
  const t = useCashierTexts();
  const money = useMoney();
  const { tag } = useLanguage();
  const name = useId();
  return (
    <ChoiceCards
      name={name}
      label={t('deposit.method')}
      layout="rows"
      chosen={chosen}
      onChoose={onChoose}
      choices={methods.map((method) => {
        const { methodId, name: title, kind, minutes } = method;
        const limits = { min: money(method.min), max: money(method.max) };
        const isFit = admits(method, amount);
        return {
          value: methodId,
          title,
          picture: <MethodLogo method={method} />,
          text: (
            <>
              {isFit && <span className="block text-ink">{t('limits', limits)}</span>}
              <span>{`${t(`deposit.kind.${kind}`)} · ${t('deposit.within', { time: durationText(minutes, tag) })}`}</span>
            </>
          ),
          misfit: isFit ? undefined : t('deposit.misfit', limits),
        };
      })}
    />
  );
}

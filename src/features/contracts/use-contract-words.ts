import { useMemo } from 'react';
import { THRESHOLDS, type ContractState } from '#schemas/contract-names.ts';
import type { ContractTier } from '#schemas/contract.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import { useContractTexts } from './texts.ts';

export const STATE_TONES: Readonly<Record<ContractState, StatusTone>> = {
  PENDING: 'wait',
  ACTIVE: 'good',
  REJECTED: 'bad',
  TERMINATION_PENDING: 'wait',
  TERMINATED: 'done',
};

interface ContractWords {
  /** Returns the name of a side of a contract: its account, or the name of the platform for `null`. */
  readonly side: (account: string | null) => string;
  readonly rate: (rate: number) => string;
  /** Returns the conditions of a tier, each as a text. */
  readonly conditions: (tier: ContractTier) => readonly string[];
}

export const useContractWords = (): ContractWords => {
  const t = useContractTexts();
  const money = useMoney();
  const percent = usePercent();
  const { tag } = useLanguage();
  return useMemo(() => {
    const number = new Intl.NumberFormat(tag);
    return {
      side: (account) => account ?? t('platform'),
      rate: percent,
      conditions: (tier) =>
        THRESHOLDS.filter((name) => tier[name] > 0).map((name) =>
          name === 'activeMembers'
            ? t('tier.activeMembers', { count: tier[name], members: number.format(tier[name]) })
            : t(`tier.${name}`, { amount: money(tier[name]) }),
        ),
    };
  }, [t, money, percent, tag]);
};

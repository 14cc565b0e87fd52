import type { ContractDetail } from '#schemas/contract.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { orderOn } from './contract-orders.ts';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';
import type { ContractStepState } from './use-contract-step.ts';

/** Buttons for the actions that the agent can take on a contract. */
export function ContractActions({
  contract,
  step: { actor, busy, order },
}: {
  readonly contract: ContractDetail;
  readonly step: ContractStepState;
}) {
  const t = useContractTexts();
  const contractUrl = useContractUrl();
  const { state, awaitsMe, role, upline, downline, kind } = contract;
  const act = (
    action: 'ACCEPT' | 'REJECT' | 'TERMINATE',
    label: string,
    variant: 'primary' | 'secondary' | 'danger',
  ) => (
    <Button
      variant={variant}
      busy={busy && order?.action === action}
      disabled={busy && order?.action !== action}
      onClick={() => actor.send({ type: 'contract.act', order: orderOn(contract, action) })}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === 'PENDING' && awaitsMe && (
        <>
          {act('ACCEPT', t('act.accept'), 'primary')}
          <Button variant="secondary" disabled={busy} onClick={() => actor.send({ type: 'form.open' })}>
            {t('act.counter')}
          </Button>
          {act('REJECT', t('act.reject'), 'danger')}
        </>
      )}
      {state === 'PENDING' && !awaitsMe && act('REJECT', t('act.withdraw'), 'secondary')}
      {state === 'ACTIVE' && role === 'offered' && (
        <Link to={contractUrl({ account: downline, offer: kind })} className={buttonStyles('primary')}>
          {t('act.newTerms')}
        </Link>
      )}
      {state === 'ACTIVE' && upline !== null && act('TERMINATE', t('act.terminate'), 'danger')}
      {state === 'TERMINATION_PENDING' && awaitsMe && (
        <>
          {act('ACCEPT', t('act.end'), 'danger')}
          {act('REJECT', t('act.keep'), 'secondary')}
        </>
      )}
      {state === 'TERMINATION_PENDING' && !awaitsMe && act('REJECT', t('act.withdrawEnd'), 'secondary')}
    </div>
  );
}

import type { ContractRecord } from '#schemas/contract.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useSession } from '#src/session/use-session.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';

/** Links from a settlement to the transaction that paid it, to the bets that it was calculated from, and to its contract. */
export function SettlementLinks({
  record: { requestId, orderNo, account, periodFrom, periodTo, settledAt },
}: {
  readonly record: Pick<ContractRecord, 'requestId' | 'orderNo' | 'account' | 'periodFrom' | 'periodTo' | 'settledAt'>;
}) {
  const t = useContractTexts();
  const records = useRecordsTexts();
  const agentUrl = useAgentUrl();
  const memberUrl = useMemberUrl();
  const contractUrl = useContractUrl();
  const isOwn = useSession().member?.account === account;
  const style = buttonStyles('secondary', 'sm');
  return (
    <nav aria-label={t('links')} className="flex flex-wrap gap-2">
      {orderNo !== '' && (
        <Link
          className={style}
          to={
            isOwn
              ? memberUrl('transactionHistory', orderNo)
              : agentUrl('agentDownlineTransactionDetailsCopy', {
                  account,
                  only: true,
                  from: settledAt,
                  to: settledAt + 1,
                })
          }
        >
          {t('links.payment', { number: orderNo })}
        </Link>
      )}
      <Link
        className={style}
        to={agentUrl('personalHistoryCopy', { account: isOwn ? undefined : account, from: periodFrom, to: periodTo })}
      >
        {isOwn ? t('links.bets.own') : records('bets.team')}
      </Link>
      <Link className={style} to={contractUrl({ contract: requestId })}>
        {t('links.contract')}
      </Link>
    </nav>
  );
}

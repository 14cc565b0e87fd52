import { useSearchParams } from 'react-router-dom';
import type { ContractRecord } from '#schemas/contract.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useSession } from '#src/session/use-session.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';

/** A page of the agent centre, about one member of the team or all of it. */
const agentPage = (query: URLSearchParams, page: string, account: string | null): string => {
  const next = new URLSearchParams(query);
  for (const name of ['only', 'contract', 'offer', 'account']) next.delete(name);
  next.set('agent', page);
  if (account !== null) next.set('account', account);
  return `?${next.toString()}`;
};

/** From a settlement to its contract, to the movement that it paid, and to the bets that it was reckoned from. */
export function SettlementLinks({
  record: { requestId, orderNo, account },
}: {
  readonly record: Pick<ContractRecord, 'requestId' | 'orderNo' | 'account'>;
}) {
  const t = useContractTexts();
  const [query] = useSearchParams();
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
              : agentPage(query, 'agentDownlineTransactionDetailsCopy', account)
          }
        >
          {t('links.payment', { number: orderNo })}
        </Link>
      )}
      <Link className={style} to={agentPage(query, 'personalHistoryCopy', isOwn ? null : account)}>
        {t('links.bets')}
      </Link>
      <Link className={style} to={contractUrl({ contract: requestId })}>
        {t('links.contract')}
      </Link>
    </nav>
  );
}

import { Suspense, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contracts } from '#schemas/calls/contracts.ts';
import type { OutputOf } from '#schemas/call.ts';
import { CONTRACT_KINDS, CONTRACT_STATES } from '#schemas/contract-names.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { usePagedCall, type PagedList } from '#src/platform/use-paged-call.ts';
import type { Contract } from '#schemas/contract.ts';
import { Loading } from '#src/parts/loading.tsx';
import { NextPage } from '#src/parts/next-page.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { ContractCards } from './contract-card.tsx';
import type { ContractMachine } from './contract-machine.ts';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';

const ContractView = lazyPart('contract', async () => (await import('./contract-view.tsx')).ContractView);
const OfferPage = lazyPart('offer', async () => (await import('./offer-page.tsx')).OfferPage);

const ROLES = ['received', 'offered'] as const;
type Role = (typeof ROLES)[number];
const PAGE_SIZE = 20;
const MOST_AWAITING = 100;
const FRESH = { staleTime: 0 };

const read = ({ list, totalPages }: OutputOf<typeof contracts>) => ({ rows: list, totalPages });

const useAwaiting = (role: Role): readonly Contract[] =>
  usePagedCall(contracts, (pageNo) => ({ role, pageSize: MOST_AWAITING, pageNo }), read, FRESH).rows.filter(
    ({ awaitsMe }) => awaitsMe,
  );

/** The contracts that await the agent's answer; the agent can be on either side. Renders nothing if there are none. */
function Awaiting() {
  const t = useContractTexts();
  const received = useAwaiting('received');
  const offered = useAwaiting('offered');
  const list = [...received, ...offered];
  if (list.length === 0) return null;
  return (
    <section aria-label={t('awaiting')} className="space-y-2">
      <h4 className="font-display text-base font-semibold">{t('awaiting')}</h4>
      <ContractCards label={t('awaiting')} list={list} />
    </section>
  );
}

function Found({ list }: { readonly list: PagedList<Contract> }) {
  const t = useContractTexts();
  return (
    <QueryView
      query={list}
      failed={t('list.failed')}
      empty={<EmptyState icon="swap" title={t('list.none')} text={t('list.none.text')} />}
    >
      {(rows) => (
        <div className="space-y-3">
          <ContractCards label={t('list')} list={rows} />
          <NextPage list={list} failed={t('list.failed')} />
        </div>
      )}
    </QueryView>
  );
}

function ContractList({ account }: { readonly account: string | null }) {
  const t = useContractTexts();
  const id = useId();
  const contractUrl = useContractUrl();
  const [chosen, setRole] = useState<Role>('received');
  const [kind, setKind] = useState('');
  const [state, setState] = useState('');
  const role = account === null ? chosen : 'offered';
  const wantedKind = CONTRACT_KINDS.find((each) => each === kind);
  const wantedState = CONTRACT_STATES.find((each) => each === state);
  const list = usePagedCall(
    contracts,
    (pageNo) => ({
      role,
      pageSize: PAGE_SIZE,
      pageNo,
      ...(wantedKind === undefined ? {} : { kind: wantedKind }),
      ...(wantedState === undefined ? {} : { state: wantedState }),
      ...(account === null ? {} : { account }),
    }),
    read,
    FRESH,
  );
  return (
    <div className="@container space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={contractUrl({ offer: wantedKind ?? 'dividend', ...(account === null ? {} : { account }) })}
          className={buttonStyles('primary')}
        >
          <Icon name="plus" className="size-5" />
          {account === null ? t('offer.title') : t('offer.titleTo', { account })}
        </Link>
        {account !== null && (
          <Link to={contractUrl()} className={buttonStyles('secondary')}>
            {t('list.everybody')}
          </Link>
        )}
      </div>
      {account === null && <Awaiting />}
      {account === null && (
        <ChoiceGroup
          id={id}
          name={id}
          kind="radio"
          label={t('filter.role')}
          choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          chosen={[role]}
          onChoose={(value) => setRole(ROLES.find((each) => each === value) ?? 'received')}
        />
      )}
      <div className="grid gap-3 @md:grid-cols-2">
        <SelectField
          label={t('filter.kind')}
          placeholder={t('filter.kind.all')}
          value={kind}
          options={CONTRACT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onValue={setKind}
        />
        <SelectField
          label={t('filter.state')}
          placeholder={t('filter.state.all')}
          value={state}
          options={CONTRACT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          onValue={setState}
        />
      </div>
      <Found list={list} />
    </div>
  );
}

/**
 * The page with an agent's contracts with the upline and with downlines; those that await an answer come first. The URL can name a contract, an offer
 * or a downline instead. Stories pass their own `machine`.
 */
export function ContractRequests({ machine }: { readonly machine?: ContractMachine }) {
  const t = useContractTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const contractUrl = useContractUrl();
  const [sent, setSent] = useState<string | null>(null);
  const account = query.get('account') || null;
  const contract = query.get('contract') || null;
  const offer = query.get('offer');
  if (contract === null && offer === null)
    return (
      <div className="space-y-5">
        {sent !== null && (
          <SuccessCard
            success={{ title: t('offer.done'), text: t('done.text') }}
            next={{ label: t('done.open'), to: contractUrl({ contract: sent }) }}
          />
        )}
        <ContractList account={account} />
      </div>
    );
  return (
    <Suspense fallback={<Loading />}>
      {contract !== null ? (
        <ContractView key={contract} requestId={contract} machine={machine} />
      ) : (
        <OfferPage
          kind={CONTRACT_KINDS.find((kind) => kind === offer) ?? 'dividend'}
          account={account}
          onSent={(requestId) => {
            setSent(requestId);
            void navigate(contractUrl(account === null ? {} : { account }), { replace: true });
          }}
          machine={machine}
        />
      )}
    </Suspense>
  );
}

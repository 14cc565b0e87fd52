import { useEffect, useEffectEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { contractLimits } from '#schemas/calls/contracts.ts';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contract-names.ts';
import type { OfferLimits } from '#schemas/contract.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { CheckingCard } from '#src/parts/checking-card.tsx';
import { Loading } from '#src/parts/loading.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { ContractConfirmation } from './contract-confirmation.tsx';
import type { ContractMachine } from './contract-machine.ts';
import { newOffer, termsIn } from './contract-orders.ts';
import { OfferForm } from './offer-form.tsx';
import { OpenRequest, useOpenRequests } from './open-request.tsx';
import { TermsComparison } from './terms-list.tsx';
import { useContractTexts } from './texts.ts';
import { useContractStep } from './use-contract-step.ts';
import { useContractUrl } from './use-contract-url.ts';

/** The steps of an offer to a downline: terms, confirmation and outcome. */
function Offer({
  kind,
  account,
  limits,
  maxRate,
  onSent,
  machine,
}: {
  readonly kind: ContractKind;
  readonly account: string | null;
  readonly limits: OfferLimits;
  readonly maxRate: number;
  readonly onSent: (requestId: string) => void;
  readonly machine?: ContractMachine | undefined;
}) {
  const t = useContractTexts();
  const step = useContractStep(kind, account, true, machine);
  const { actor, screen, order, output: receipt, checking, askAgain } = step;
  const written = termsIn(order);
  const sent = screen === 'done' ? (receipt?.requestId ?? null) : null;
  const reportSent = useEffectEvent(onSent);
  useEffect(() => {
    if (sent !== null) reportSent(sent);
  }, [sent]);
  if (checking) return <CheckingCard onAgain={askAgain} />;
  if (screen === 'done') return null;
  return (
    <>
      {screen === 'confirmation' && written !== null && (
        <ContractConfirmation step={step} title={t('confirm.REQUEST')} submit={t('submit.REQUEST')} isFinal={false}>
          <TermsComparison before={null} after={written} />
        </ContractConfirmation>
      )}
      <div hidden={screen === 'confirmation'}>
        <OfferForm
          kind={kind}
          limits={limits}
          maxRate={maxRate}
          start={null}
          subject={account === null ? null : { downlineId: account }}
          step={step}
          onOffer={({ downline, terms }) =>
            actor.send({ type: 'form.submit', order: newOffer(account ?? downline, terms) })
          }
        />
      </div>
    </>
  );
}

/** The page for offering a contract: first its kind, then its terms. Stories pass their own `machine`. */
export function OfferPage({
  kind,
  account,
  onSent,
  machine,
}: {
  readonly kind: ContractKind;
  readonly account: string | null;
  readonly onSent: (requestId: string) => void;
  readonly machine?: ContractMachine | undefined;
}) {
  const t = useContractTexts();
  const ruleTexts = useRuleTexts();
  const id = useId();
  const navigate = useNavigate();
  const contractUrl = useContractUrl();
  const query = useCallQuery(contractLimits, {});
  const pending = useOpenRequests(kind, account);
  const of = account === null ? {} : { account };
  return (
    <section aria-label={t('offer.title')} className="@container space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 font-display text-lg font-semibold wrap-anywhere">
          {account === null ? t('offer.title') : t('offer.titleTo', { account })}
        </h4>
        <Link to={contractUrl(of)} className={buttonStyles('secondary', 'sm')}>
          <Icon name="arrow-left" className="size-5" />
          {t('view.back')}
        </Link>
      </div>
      <ChoiceGroup
        id={id}
        name={id}
        kind="radio"
        label={t('filter.kind')}
        choices={CONTRACT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        chosen={[kind]}
        onChoose={(value) => {
          const chosen = CONTRACT_KINDS.find((each) => each === value) ?? kind;
          void navigate(contractUrl({ ...of, offer: chosen }), { replace: true });
        }}
      />
      <QueryView query={query} failed={ruleTexts('form.failed')}>
        {({ list }) => {
          const limits = list.find((each) => each.kind === kind);
          if (limits === undefined || limits.maxRate === null)
            return <EmptyState icon="swap" title={t('offer.none')} text={t('offer.none.text')} />;
          if (account !== null && pending.isPending) return <Loading />;
          if (account !== null && pending.data !== undefined && pending.data.list.length > 0)
            return <OpenRequest open={pending.data.list} />;
          return (
            <Offer
              key={`${kind} ${account ?? ''}`}
              kind={kind}
              account={account}
              limits={limits}
              maxRate={limits.maxRate}
              onSent={onSent}
              machine={machine}
            />
          );
        }}
      </QueryView>
    </section>
  );
}

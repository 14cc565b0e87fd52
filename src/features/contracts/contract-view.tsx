import { useEffect, useRef } from 'react';
import { contractLimits, contractOf } from '#schemas/calls/contracts.ts';
import type { ContractDetail } from '#schemas/contract.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { CheckingCard } from '#src/parts/checking-card.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractConfirmation } from './contract-confirmation.tsx';
import type { ContractMachine } from './contract-machine.ts';
import { counterOffer, termsIn } from './contract-orders.ts';
import { ContractThread } from './contract-thread.tsx';
import { OfferForm } from './offer-form.tsx';
import { TermsComparison } from './terms-list.tsx';
import { useContractTexts } from './texts.ts';
import { useContractStep } from './use-contract-step.ts';
import { useContractUrl } from './use-contract-url.ts';
import { STATE_TONES, useContractWords } from './use-contract-words.ts';

/** Polling interval until the contract has ended. */
const LOOK_AGAIN_MS = 10_000;
const NO_FIELDS: readonly string[] = [];

/** A contract that has loaded. Stories pass their own `machine`. */
export function ContractFrame({
  contract,
  machine,
}: {
  readonly contract: ContractDetail;
  readonly machine?: ContractMachine | undefined;
}) {
  const t = useContractTexts();
  const ruleTexts = useRuleTexts();
  const { side } = useContractWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    requestId,
    kind,
    state,
    upline,
    downline,
    maxRate,
    period,
    tiers,
    replaces,
    awaitsMe,
    expiresAt,
    end,
    thread,
  } = contract;
  const step = useContractStep(kind, requestId, false, machine);
  const { actor, screen, order, output: receipt, problem, checking, askAgain, back } = step;
  const isCountering = screen === 'form' || order?.action === 'REQUEST';
  const limits = useCallQuery(contractLimits, {}, { enabled: isCountering });
  const { general } = useFormProblem()(isCountering ? null : problem, NO_FIELDS);
  useCallQuery(contractOf, { requestId }, { enabled: end === null, refetchInterval: LOOK_AGAIN_MS });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const terms = { period, tiers };
  const title = t('view.title', { kind: t(`kind.${kind}`), upline: side(upline), downline });

  if (checking) return <CheckingCard onAgain={askAgain} />;
  if (screen === 'done' && receipt !== null)
    return (
      <SuccessCard
        success={{ title: t(`done.${receipt.state}`), text: t('done.text') }}
        next={{ label: t('done.open'), onPress: back }}
      />
    );
  const written = termsIn(order);
  return (
    <article aria-label={title} className="@container space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4
          ref={heading}
          tabIndex={-1}
          className={classNames('min-w-0 rounded-control font-display text-lg font-semibold wrap-anywhere', focusRing)}
        >
          {title}
        </h4>
        <StatusPill tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusPill>
      </div>
      <p className="text-sm text-pretty text-ink-muted">
        <span>
          {end === null
            ? t(
                awaitsMe
                  ? 'view.awaitsYou'
                  : state === 'PENDING' || state === 'TERMINATION_PENDING'
                    ? 'view.awaitsOther'
                    : 'view.inForce',
              )
            : t(`end.${end}`)}
        </span>
        {expiresAt !== null && <span>{` ${t('view.expires', { time: formatLocalTime(expiresAt) })}`}</span>}
      </p>
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      {screen === 'confirmation' && order !== null ? (
        <ContractConfirmation
          step={step}
          title={t(`confirm.${state === 'TERMINATION_PENDING' ? 'END_' : ''}${order.action}`)}
          submit={t(`submit.${state === 'TERMINATION_PENDING' ? 'END_' : ''}${order.action}`)}
          isFinal={order.action === 'TERMINATE' || (state === 'TERMINATION_PENDING') === (order.action === 'ACCEPT')}
        >
          {order.action === 'REQUEST' && written !== null && <TermsComparison before={terms} after={written} />}
          {order.action === 'ACCEPT' && state === 'PENDING' && <TermsComparison before={replaces} after={terms} />}
        </ContractConfirmation>
      ) : (
        !isCountering && (
          <>
            <TermsComparison before={state === 'PENDING' ? replaces : null} after={terms} />
            <ContractActions contract={contract} step={step} />
          </>
        )
      )}
      {isCountering && (
        <section hidden={screen !== 'form'} aria-label={t('counter.title')} className="space-y-4">
          <h5 className="font-display text-base font-semibold">{t('counter.title')}</h5>
          <TermsComparison before={null} after={terms} />
          <QueryView query={limits} failed={ruleTexts('form.failed')}>
            {({ list }) => {
              const own = list.find((each) => each.kind === kind);
              return (
                own !== undefined && (
                  <OfferForm
                    kind={kind}
                    limits={own}
                    maxRate={maxRate}
                    start={written ?? terms}
                    subject={{ requestId }}
                    step={step}
                    onOffer={({ terms: offered }) =>
                      actor.send({ type: 'form.submit', order: counterOffer(contract, offered) })
                    }
                    onBack={back}
                  />
                )
              );
            }}
          </QueryView>
        </section>
      )}
      <ContractThread thread={thread} />
    </article>
  );
}

/** Loads a contract and shows its negotiation and the available actions. Both sides see the same page. Stories pass their own `machine`. */
export function ContractView({
  requestId,
  machine,
}: {
  readonly requestId: string;
  readonly machine?: ContractMachine | undefined;
}) {
  const t = useContractTexts();
  const contractUrl = useContractUrl();
  const query = useCallQuery(contractOf, { requestId }, { staleTime: 0 });
  return (
    <div className="space-y-4">
      <Link to={contractUrl()} className={buttonStyles('secondary', 'sm')}>
        <Icon name="arrow-left" className="size-5" />
        {t('view.back')}
      </Link>
      <QueryView query={query} failed={t('view.failed')} missing={<EmptyState icon="swap" title={t('view.unknown')} />}>
        {(contract) => <ContractFrame key={requestId} contract={contract} machine={machine} />}
      </QueryView>
    </div>
  );
}

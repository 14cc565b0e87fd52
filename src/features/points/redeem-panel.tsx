import { useMemo } from 'react';
import { redeem } from '#schemas/calls/points.ts';
import { productOf } from '#schemas/amounts.ts';
import { quantityForm } from '#schemas/forms/point-forms.ts';
import type { PointConfig, PointGood } from '#schemas/points.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { sentenceFit } from '#src/ui/line-fit.ts';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { GoodFacts } from './good-facts.tsx';
import { GoodPicture } from './good-picture.tsx';
import { mostPieces, obstaclesTo } from './obstacles.ts';
import { PasswordNeeded } from './password-needed.tsx';
import { PointConfirmation } from './point-confirmation.tsx';
import { usePointTexts } from './texts.ts';
import { useMallView } from './use-mall-view.ts';
import { ObstacleItem } from './obstacle-item.tsx';
import type { PointOperation } from './use-point-operation.ts';
import { usePoints } from './use-points.ts';

/** The number of points for the quantity in the surrounding form, updated as the member types. */
function QuantityTotal({ good, held }: { readonly good: PointGood; readonly held: number }) {
  const t = usePointTexts();
  const points = usePoints();
  const price = Number(useFormValue('quantity')) * good.points;
  if (!Number.isSafeInteger(price) || price <= 0) return null;
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-3">
      <span className="text-sm text-ink-muted">{t('redeem.total')}</span>
      <span className="font-display text-lg font-bold">{points(price)}</span>
      {price <= held && (
        <span className="w-full text-xs text-ink-muted">{t('redeem.left', { points: points(held - price) })}</span>
      )}
    </output>
  );
}

const quantityOf = ({ choice }: PointOperation): number =>
  choice !== null && 'quantity' in choice ? choice.quantity : 1;

interface Parts {
  readonly points: number;
  readonly config: PointConfig;
  readonly operation: PointOperation;
}

interface GoodParts extends Parts {
  readonly good: PointGood;
}

function Choice({ good, points: held, config, operation }: GoodParts) {
  const t = usePointTexts();
  const points = usePoints();
  const obstacles = obstaclesTo(good, { points: held, deposited: config.deposited });
  const most = Math.max(1, mostPieces(good, held));
  const form = useMemo(() => quantityForm(most), [most]);
  const drafts = useInterruptedDraft(`redemption ${good.id}`);
  const isOff = obstacles.length > 0 || config.passwordKind === 'NONE';
  const price = t('good.each', { points: points(good.points), units: good.units });
  return (
    <div className="grid gap-5 md:grid-cols-[2fr_3fr] lg:gap-8">
      <GoodPicture path={good.picture} dimmed={good.status !== 'OPEN'} className="self-start rounded-card" />
      <div className="@container min-w-0 space-y-4">
        <div className="space-y-1">
          <h2 className="font-display text-xl font-bold text-balance wrap-anywhere">{good.name}</h2>
          <p className="font-display text-lg font-bold text-primary-ink">
            <span className={sentenceFit(price)}>{price}</span>
          </p>
        </div>
        <GoodFacts good={good} />
        {good.remark !== null && <p className="text-sm text-pretty text-ink-muted wrap-anywhere">{good.remark}</p>}
        {config.passwordKind === 'NONE' && <PasswordNeeded />}
        <ProblemForm
          form={form}
          drafts={drafts}
          label={t('good.redeem')}
          initial={{ quantity: String(Math.min(quantityOf(operation), most)) }}
          problem={operation.problem}
          onSubmit={({ quantity }) => {
            if (typeof quantity === 'number' && !isOff)
              operation.actor.send({
                type: 'choice.confirm',
                choice: { id: good.id, quantity },
              });
          }}
        >
          {obstacles.length === 0 && (
            <>
              <p className="text-xs text-ink-muted">{t('good.max', { most: String(most), units: good.units })}</p>
              <QuantityTotal good={good} held={held} />
            </>
          )}
          <Button type="submit" size="lg" block disabled={isOff}>
            {t('redeem.next')}
          </Button>
        </ProblemForm>
        {obstacles.length > 0 && (
          <Callout tone="warning">
            <ul className="@container space-y-1">
              {obstacles.map((obstacle) => (
                <ObstacleItem key={obstacle.kind} obstacle={obstacle} />
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </div>
  );
}

function Confirmation({ good, points: held, config, operation }: GoodParts) {
  const t = usePointTexts();
  const money = useMoney();
  const { code } = useCurrency();
  const points = usePoints();
  const quantity = quantityOf(operation);
  useKeepWhenInterrupted(useInterruptedDraft(`redemption ${good.id}`), { quantity: String(quantity) });
  const price = quantity * good.points;
  return (
    <PointConfirmation
      operation={operation}
      onConfirm={(password) =>
        operation.actor.send({
          type: 'form.submit',
          operation: { call: redeem, input: { id: good.id, quantity, password } },
        })
      }
      kind={config.passwordKind}
      label={t('redeem.confirm')}
      submit={t('redeem.submit', { points: points(price) })}
      facts={[
        { label: t('redeem.what'), value: `${quantity} × ${good.name}` },
        ...(good.redeemAmount > 0
          ? [{ label: t('redeem.pays'), value: money(productOf(good.redeemAmount, quantity, code)) }]
          : []),
        { label: t('redeem.after'), value: points(held - price) },
        { label: t('redeem.total'), value: points(price), isMain: true },
      ]}
    />
  );
}

/** The steps of redeeming an item: quantity, confirmation and result. The result is shown even if the mall no longer has the item. */
export function RedeemPanel({
  good,
  points: held,
  config,
  operation,
}: Parts & { readonly good: PointGood | undefined }) {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const { openGood, openTab } = useMallView();
  const { screen, output: receipt } = operation;
  if (screen === 'done' && receipt !== null)
    return (
      <SuccessCard
        success={{
          title: t('redeem.done'),
          text: t('redeem.done.text'),
          amount: points(receipt.points),
          facts:
            'redeemQuantity' in receipt
              ? [
                  { label: t('redeem.what'), value: `${receipt.redeemQuantity} × ${receipt.name}` },
                  ...(receipt.redeemAmount === 0
                    ? []
                    : [{ label: t('redeem.pays'), value: money(receipt.redeemAmount) }]),
                ]
              : [],
          number: receipt.orderNo,
        }}
        next={{ label: t('redeem.toHistory'), onPress: () => openTab('history') }}
        others={[{ label: t('good.back'), onPress: () => openGood(null) }]}
      />
    );
  if (good === undefined) return null;
  if (screen !== 'confirmation') return <Choice good={good} points={held} config={config} operation={operation} />;
  return <Confirmation good={good} points={held} config={config} operation={operation} />;
}

import { useEffect } from 'react';
import type { EndedOperation } from '#machines/operation/operation.ts';
import type { PointCall, redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { balance, config, redeem, reward } from '#schemas/calls/points.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { MallLoading } from './mall-loading.tsx';
import { RedeemPanel } from './redeem-panel.tsx';
import { usePointTexts } from './texts.ts';
import { useMallView } from './use-mall-view.ts';
import { usePointOperation } from './use-point-operation.ts';

/** One good, and its redemption. `machine` replaces the wired one in stories. */
export function RedeemView({ id, machine }: { readonly id: string; readonly machine?: typeof redemptionMachine }) {
  const t = usePointTexts();
  const common = useCommonTexts();
  const { openGood } = useMallView();
  const goods = useCallQuery(reward, {});
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  const operation = usePointOperation(redeem, machine);
  const { refetch } = goods;
  const { problem } = operation;
  // A refusal may be news of the stock.
  useEffect(() => {
    if (problem !== null) void refetch();
  }, [problem, refetch]);
  const leave = (
    <Button variant="quiet" icon="arrow-left" onClick={() => openGood(null)}>
      {t('good.back')}
    </Button>
  );
  if (goods.data === undefined || held.data === undefined || terms.data === undefined) {
    if (!goods.isError && !held.isError && !terms.isError) return <MallLoading />;
    return (
      <LoadError
        text={t('goods.error')}
        retryLabel={common('retry')}
        onRetry={() => {
          for (const query of [goods, held, terms]) void query.refetch();
        }}
      />
    );
  }
  const { list } = goods.data;
  const good = list.find((one) => one.id === id);
  const nameOf = ({ input }: EndedOperation<PointCall>): string =>
    'id' in input ? `${input.quantity} × ${list.find((one) => one.id === input.id)?.name ?? input.id}` : '';
  if (good === undefined && operation.screen === 'choice')
    return <EmptyState icon="gift" title={t('good.gone')} action={leave} />;
  return (
    <div className="space-y-4">
      {operation.screen === 'choice' && leave}
      <OperationView operation={operation} nameOf={nameOf}>
        <RedeemPanel good={good} points={held.data.currentPoints} config={terms.data} operation={operation} />
      </OperationView>
    </div>
  );
}

import { useEffect } from 'react';
import type { EndedOperation } from '#machines/operation/operation.ts';
import type { PointCall, redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { balance, config, redeem, reward } from '#schemas/calls/points.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { joinedQueries } from '#src/parts/joined-queries.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MALL_BARS } from './mall-loading.tsx';
import { RedeemPanel } from './redeem-panel.tsx';
import { usePointTexts } from './texts.ts';
import { useMallView } from './use-mall-view.ts';
import { usePointOperation } from './use-point-operation.ts';

/** Loads an item and shows the steps of redeeming it. Stories pass their own `machine`. */
export function RedeemView({ id, machine }: { readonly id: string; readonly machine?: typeof redemptionMachine }) {
  const t = usePointTexts();
  const { openGood } = useMallView();
  const goods = useCallQuery(reward, {});
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  const operation = usePointOperation(redeem, machine);
  const { refetch } = goods;
  const { problem } = operation;
  // Reload the items if the platform rejects the redemption, because the stock may have changed.
  useEffect(() => {
    if (problem !== null) void refetch();
  }, [problem, refetch]);
  const leave = (
    <Button variant="quiet" icon="arrow-left" onClick={() => openGood(null)}>
      {t('good.back')}
    </Button>
  );
  return (
    <QueryView query={joinedQueries(goods, held, terms)} failed={t('goods.error')} bars={MALL_BARS}>
      {([{ list }, { currentPoints }, data]) => {
        const goodOf = (wanted: string) => list.find((one) => one.id === wanted);
        const nameOf = ({ input }: EndedOperation<PointCall>): string =>
          'id' in input ? `${input.quantity} × ${goodOf(input.id)?.name ?? input.id}` : '';
        if (goodOf(id) === undefined && operation.screen === 'choice')
          return <EmptyState icon="gift" title={t('good.gone')} action={leave} />;
        return (
          <div className="space-y-4">
            {operation.screen === 'choice' && leave}
            <OperationView operation={operation} nameOf={nameOf}>
              <RedeemPanel good={goodOf(id)} points={currentPoints} config={data} operation={operation} />
            </OperationView>
          </div>
        );
      }}
    </QueryView>
  );
}

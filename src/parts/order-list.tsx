import type { ReactNode } from 'react';
import { useShowMore } from '#src/lib/use-show-more.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';

const STEP = 12;

/** A list of orders that shows twelve at first. `children` renders an order as an `OrderCard`. */
export function OrderList<Order>({
  orders,
  children,
}: {
  readonly orders: readonly Order[];
  readonly children: (order: Order) => ReactNode;
}) {
  const t = useListTexts();
  const { visible, hasMore, showMore } = useShowMore(orders, STEP);
  return (
    <>
      <ul className="space-y-3">{visible.map(children)}</ul>
      {hasMore && (
        <Button variant="secondary" block onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReadCall } from '#schemas/call.ts';
import { RecordPanel } from '#src/records/record-panel.tsx';
import { OrderRecords } from './order-records.tsx';

/** A page with the player's records or, if the URL names an order, only the records of that order. */
export function OwnRecords<C extends ReadCall, Row>(panel: ComponentProps<typeof RecordPanel<C, Row>>) {
  const orderNo = useSearchParams()[0].get('record');
  return orderNo ? <OrderRecords orderNo={orderNo} /> : <RecordPanel {...panel} />;
}

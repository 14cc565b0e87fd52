import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useCentreTexts } from './texts.ts';

/** A number in the response of a call: the items that are pending on a page. */
export interface CallCount {
  readonly call: ReadCall;
  readonly input: unknown;
  readonly countIn: (answer: unknown) => number;
}

/** Describes what to count: a call, its input, and the number in its response. */
export const countOf = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  countIn: (answer: OutputOf<C>) => number,
): CallCount => ({ call, input, countIn: (answer) => countIn(answer as OutputOf<C>) });

/** The red number beside a menu entry, loaded again when the centre opens; renders nothing at 0 or before the response. */
export function EntryBadge({ count: { call, input, countIn } }: { readonly count: CallCount }) {
  const t = useCentreTexts();
  const { data } = useCallQuery(call, input, { staleTime: 0 });
  const count = data === undefined ? 0 : countIn(data);
  return <Badge count={count} label={t('count', { count })} />;
}

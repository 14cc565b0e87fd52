import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useCentreTexts } from './texts.ts';

/** A call whose response contains the number of pending items on a page. */
export interface CallCount {
  readonly call: ReadCall;
  readonly input: unknown;
  readonly countIn: (answer: unknown) => number;
}

/** Creates a `CallCount` whose call, input and response have matching types. */
export const countOf = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  countIn: (answer: OutputOf<C>) => number,
): CallCount => ({ call, input, countIn: (answer) => countIn(answer as OutputOf<C>) });

/** The red badge of a menu entry. Its number is reloaded whenever the centre opens; a number that is 0 or has not loaded renders nothing. */
export function EntryBadge({ count: { call, input, countIn } }: { readonly count: CallCount }) {
  const t = useCentreTexts();
  const { data } = useCallQuery(call, input, { staleTime: 0 });
  const count = data === undefined ? 0 : countIn(data);
  return <Badge count={count} label={t('count', { count })} />;
}

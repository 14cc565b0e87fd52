import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useCentreTexts } from './texts.ts';

/** A number in the answer of a call: what waits on a page. */
export interface CallCount {
  readonly call: ReadCall;
  readonly input: unknown;
  readonly countIn: (answer: unknown) => number;
  /** Another number that is added. */
  readonly and: CallCount | null;
}

/** What to count: a call, its input, and the number in its answer, perhaps with that of another one. */
export const countOf = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  countIn: (answer: OutputOf<C>) => number,
  and: CallCount | null = null,
): CallCount => ({ call, input, countIn: (answer) => countIn(answer as OutputOf<C>), and });

/** The red number beside an entry of the menu, counted anew when the centre opens: nothing at 0, and until the answer is there. */
export function EntryBadge({ count: { call, input, countIn, and } }: { readonly count: CallCount }) {
  const t = useCentreTexts();
  const first = useCallQuery(call, input, { staleTime: 0 });
  const second = useCallQuery(and?.call ?? call, and?.input ?? input, { staleTime: 0, enabled: and !== null });
  const count =
    (first.data === undefined ? 0 : countIn(first.data)) +
    (and === null || second.data === undefined ? 0 : and.countIn(second.data));
  return <Badge count={count} label={t('count', { count })} />;
}

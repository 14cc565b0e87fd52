import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import type { StoryParameters } from './story-parameters.ts';

type Answer<C extends Call> = Readonly<OutputOf<C>>;
type Sent<C extends Call> = Readonly<Partial<Record<keyof InputOf<C>, unknown>>>;
type Given<C extends Call> = Answer<C> | Problem | 'pending';

const TEN_THOUSAND = 10_000;

/** The platform broke down over a call. */
export const BROKEN = new Problem({ code: 'internal', status: 500, message: '' });

/** No line to the platform. */
const UNREACHED = new Problem({ code: 'network', status: 0, message: '' });

/** What the platform answers to a call in a story, under `parameters.answers`; the query of what was sent comes as text. */
export const answer = <C extends Call>(
  call: C,
  given: Given<C> | ((sent: Sent<C>) => Given<C>),
): Readonly<Record<string, unknown>> => ({ [call.name]: given });

/** A call that a page waits for. */
export interface Waited {
  readonly name: string;
  readonly empty: Readonly<Record<string, unknown>>;
  readonly many: Readonly<Record<string, unknown>>;
}

/** Names a call that a page waits for: what it answers when there is nothing, and when there are `rows` rows. One without either answers as captured. */
export const waitsFor = <C extends Call>(
  call: C,
  { empty, many }: { readonly empty?: Answer<C>; readonly many?: (rows: number, sent: Sent<C>) => Answer<C> } = {},
): Waited => ({
  name: call.name,
  empty: empty === undefined ? {} : answer(call, empty),
  // Made when it is asked for: the workbench hands what parameters hold to its frame as text.
  many: many === undefined ? {} : answer(call, (sent) => many(TEN_THOUSAND, sent)),
});

/** The part of a story that says its state. */
export interface PageState {
  readonly parameters: StoryParameters;
}

/** The states of a page by the calls that it waits for. `more` holds in each of them; its answers go before theirs. */
export const pageStates = (
  waited: readonly Waited[],
  { answers = {}, ...more }: StoryParameters = {},
): Readonly<Record<'loading' | 'failed' | 'offline' | 'empty' | 'tenThousand', PageState>> => {
  const answered = (given: Readonly<Record<string, unknown>>): PageState => ({
    parameters: { ...more, answers: { ...given, ...answers } },
  });
  const all = (given: unknown): PageState => answered(Object.fromEntries(waited.map(({ name }) => [name, given])));
  const each = (kind: 'empty' | 'many'): PageState =>
    answered(Object.assign({}, ...waited.map((one) => one[kind])) as Readonly<Record<string, unknown>>);
  return {
    loading: all('pending'),
    failed: all(BROKEN),
    offline: all(UNREACHED),
    empty: each('empty'),
    tenThousand: each('many'),
  };
};

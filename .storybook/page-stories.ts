import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Call } from '#schemas/call.ts';
import { answer, BROKEN, UNREACHABLE, type Answer, type Sent } from './story-answers.ts';
import type { Role, StoryParameters } from './story-parameters.ts';

const TEN_THOUSAND = 10_000;

type Answers = Readonly<Record<string, unknown>>;

/** A call that a page waits for before it shows its content. */
interface WaitedCall {
  readonly name: string;
  readonly empty: Answers;
  readonly many: Answers;
}

/** Describes a call that a page waits for, with its responses for `Empty` and `TenThousand`; by default, the captured one is used. */
export const waitsFor = <C extends Call>(
  call: C,
  { empty, many }: { readonly empty?: Answer<C>; readonly many?: (rows: number, sent: Sent<C>) => Answer<C> } = {},
): WaitedCall => ({
  name: call.name,
  empty: empty === undefined ? {} : answer(call, empty),
  // A function, because Storybook serialises parameters for its frame, and ten thousand rows would be slow to send.
  many: many === undefined ? {} : answer(call, (sent) => many(TEN_THOUSAND, sent)),
});

type ComponentStory<Props> = StoryObj<ComponentType<Props>>;

/** A story's parameters and annotations in one object. */
type StoryOptions<Props> = StoryParameters &
  Pick<ComponentStory<Props>, 'globals' | 'play' | 'beforeEach' | 'render' | 'decorators' | 'argTypes'> & {
    readonly args?: Partial<Props>;
    /** Prevents passing a finished story; write variations of a story as `{ ...Other, globals }`. */
    readonly parameters?: never;
  };

/** Options of every story of a page. */
type PageOptions<Props> = StoryOptions<Props> & {
  readonly calls?: readonly WaitedCall[];
  /**
   * Who is logged in in the stories for loading, failed, offline, empty and ten thousand rows. By default, the same account as in the other stories.
   */
  readonly stateSession?: Role;
};

/** The options are required for a component with required props. */
type PageArguments<Props> =
  Partial<Props> extends Props
    ? [options?: PageOptions<Props>]
    : [options: PageOptions<Props> & { readonly args: Props }];

export type Play = NonNullable<StoryObj['play']>;

const storyOf = <Props>({ session, answers, route, site, ...annotations }: StoryOptions<Props>) => ({
  ...annotations,
  parameters: { session, answers, route, site },
});

/**
 * Creates the stories of a page, or of a part that loads data. Storybook finds stories by reading the source, so a story file needs `export default {
 * title: '…', ...page.meta }` and one `export const Loading = page.loading()` per story. (Storybook would mistake a method named `story` for its own
 * factory.) Each call returns a new object, because Storybook stores a story's source and comment in it.
 */
export const pageStories = <Props extends object>(
  component: ComponentType<Props>,
  ...[options]: PageArguments<NoInfer<Props>>
) => {
  const { calls = [], stateSession, ...page } = options ?? {};
  // TypeScript cannot resolve Storybook's argument types while `Props` is generic, hence the two assertions.
  const variant = (options: StoryOptions<Props> = {}): ComponentStory<Props> =>
    storyOf(options) as ComponentStory<Props>;
  const state =
    (stateAnswers: Answers) =>
    (options: StoryOptions<Props> = {}): ComponentStory<Props> =>
      variant({
        ...(stateSession === undefined ? {} : { session: stateSession }),
        ...options,
        answers: { ...stateAnswers, ...options.answers },
      });
  const allAnswer = (given: unknown): Answers => Object.fromEntries(calls.map(({ name }) => [name, given]));
  const eachAnswers = (kind: 'empty' | 'many'): Answers =>
    Object.assign({}, ...calls.map((call) => call[kind])) as Answers;
  return {
    meta: { component, ...storyOf<Props>(page) } as unknown as Meta<Props>,
    variant,
    loading: state(allAnswer('pending')),
    failed: state(allAnswer(BROKEN)),
    offline: state(allAnswer(UNREACHABLE)),
    empty: state(eachAnswers('empty')),
    tenThousand: state(eachAnswers('many')),
  };
};

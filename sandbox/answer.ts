import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { OpenSession } from './session/sessions.ts';
import type { Visit } from './visit.ts';

/** A call with its handler, the types of both already settled against each other. */
export interface Route {
  readonly call: Call;
  /** A poll: does not keep an idle session alive. */
  readonly quiet: boolean;
  readonly handle: (input: unknown, visit: Visit) => Promise<unknown>;
}

type Handler<C extends Call> = (input: InputOf<C>, visit: Visit) => Promise<OutputOf<C>> | OutputOf<C>;

/** Answers a call. What comes in has passed the call's input schema; what goes out is held to its output schema. */
export const answer = <C extends Call>(call: C, handle: Handler<C>, { quiet = false } = {}): Route => ({
  call,
  quiet,
  handle: async (input, visit) => handle(input as InputOf<C>, visit),
});

/** The same for a call that needs a token: the session is there. */
export const answerMember = <C extends Call>(
  call: C,
  handle: (input: InputOf<C>, visit: Visit & { readonly session: OpenSession }) => Promise<OutputOf<C>> | OutputOf<C>,
  options: { readonly quiet?: boolean } = {},
): Route =>
  answer(
    call,
    (input, visit) => {
      if (visit.session === null) throw new Error(`${call.name} was mounted without a token`);
      return handle(input, { ...visit, session: visit.session });
    },
    options,
  );

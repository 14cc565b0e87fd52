export type Role = 'visitor' | 'player' | 'agent' | 'vip' | 'trial';

/** What a story may say of the world around it, under `parameters`. */
export interface StoryParameters {
  /** Who is here: a visitor unless said. */
  readonly session?: Role;
  /** By call name: another value than the captured one, a `Problem`, `pending` for no answer at all, or a function from what was sent to one of these. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Path and query of the page. */
  readonly route?: string;
  /** The flow that stands still, and the state in which it does. */
  readonly flow?: { readonly name: string; readonly at: string };
  /** `own`: the story draws the whole site itself, with its hosts of modals, dialogs and toasts. */
  readonly site?: 'own';
}

export type Role = 'visitor' | 'player' | 'agent' | 'vip' | 'trial';

/** The parameters of a story. */
export interface StoryParameters {
  /** Who is logged in; a visitor by default. */
  readonly session?: Role;
  /**
   * By call name: a value instead of the captured one, a `Problem`, `pending` for no response, or a function that maps the sent fields to one of
   * these.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Path and query of the page. */
  readonly route?: string;
  /** The frozen flow and its state. */
  readonly flow?: { readonly name: string; readonly at: string };
  /** `own`: the story renders the whole site, including the hosts of modals, dialogs and toasts. */
  readonly site?: 'own';
}

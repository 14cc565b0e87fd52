import type { Page } from 'playwright';

/** A page of the proof. */
export interface ProofPage {
  readonly path: string;
  /** The sample account that is logged in; `null` for a visitor. */
  readonly account: 'player01' | 'agent01' | null;
  /** An element that is visible once the page's content has loaded. */
  readonly content: string;
}

export const PAGES = {
  home: { path: '/', account: null, content: '.tile, .late-sections h2' },
  games: { path: '/rng', account: 'player01', content: '.tile' },
  login: { path: '/login', account: null, content: 'dialog input[name=username]' },
  registration: { path: '/register', account: null, content: 'dialog input[name=username]' },
  'member centre': { path: '/?member=securityCenter', account: 'player01', content: 'dialog main h2, dialog h2' },
  deposit: { path: '/?member=depositv2', account: 'player01', content: 'dialog form button[type=submit]' },
  'agent overview': { path: '/?agent=agentTeamOverview', account: 'agent01', content: 'dialog dl, dialog table' },
} as const satisfies Readonly<Record<string, ProofPage>>;

export type PageName = keyof typeof PAGES;

/** Waits until a page's content is visible. */
export const contentOf = (page: Page, name: PageName): Promise<void> =>
  page.locator(PAGES[name].content).filter({ visible: true }).first().waitFor();

/** What the platform has to say, in one language: `[title, HTML]`; `{{brand}}`, `{{vendor}}`, `{{percent}}` and `{{when}}` are filled in. */
export interface NoticeBook {
  readonly welcome: readonly [string, string];
  readonly maintenance: readonly [string, string];
  readonly newGames: readonly [string, string];
  readonly rebate: readonly [string, string];
  readonly safety: readonly [string, string];
  readonly payments: readonly [string, string];
  readonly support: readonly [string, string];
  readonly agents: readonly [string, string];
  readonly message: readonly [string, string];
}

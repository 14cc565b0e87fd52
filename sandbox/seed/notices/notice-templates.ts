/**
 * The announcements and messages in one language, as `[title, HTML]`, with the placeholders `{{brand}}`, `{{vendor}}`, `{{percent}}` and `{{when}}`.
 */
export interface NoticeTemplates {
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

import { lazyPart } from '#src/brand/lazy-part.tsx';

/** The login form in a wide header. Its markup is in the document; its code loads after more urgent code. */
export const HeaderLoginPart = lazyPart(
  'header-login',
  async () => (await import('#src/features/auth/login/header-login-row.tsx')).HeaderLoginRow,
);

import { lazyPart } from '#src/brand/lazy-part.tsx';

/** The login of a wide header. Its markup is in the document; its code loads after the code that a player needs first. */
export const HeaderLoginPart = lazyPart(
  'header-login',
  async () => (await import('#src/features/auth/login/header-login-row.tsx')).HeaderLoginRow,
);

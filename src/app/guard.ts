import { isOpenToAll } from '#src/document/document-paths.ts';
import { plainPath } from '#src/document/plain-path.ts';

/** Where a path really leads: `/login` for a visitor of a brand that asks for login, `/index` for a member on the way to log in; `null` to stay. */
export const guardRedirect = ({
  required,
  hasSession,
  path,
}: {
  readonly required: boolean;
  readonly hasSession: boolean;
  readonly path: string;
}): string | null => {
  const at = plainPath(path);
  if (hasSession) return at === '/login' || at === '/register' || at === '/register.html' ? '/index' : null;
  return required && !isOpenToAll(at) ? '/login' : null;
};

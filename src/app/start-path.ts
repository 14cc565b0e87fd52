import { guardRedirect } from './guard.ts';

/** The path that a page load really shows: `/` is `/index`, then the guard. */
export const startPath = ({
  required,
  hasSession,
  path,
}: {
  readonly required: boolean;
  readonly hasSession: boolean;
  readonly path: string;
}): string => {
  const at = path === '/' || path === '' ? '/index' : path;
  return guardRedirect({ required, hasSession, path: at }) ?? at;
};

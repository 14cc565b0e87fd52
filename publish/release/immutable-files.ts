/** Files whose name has a hash of their content: an open tab of an earlier release may still ask for them. With their compressed variants. */
const IMMUTABLE =
  /^(?:connect\/)?(?:assets\/|brand\/|[a-z0-9-]+\/theme\.[0-9a-f]+\.css|(?:sheet|app|data|theme)\.[0-9a-f]+\.)/;

export const isImmutable = (path: string): boolean => IMMUTABLE.test(path);

/** Files with a content hash in their name, which open tabs of earlier releases may still request, and their compressed variants. */
const IMMUTABLE =
  /^(?:connect\/)?(?:assets\/|brand\/|[a-z0-9-]+\/theme\.[0-9a-f]+\.css|(?:sheet|app|data|theme)\.[0-9a-f]+\.)/;

export const isImmutable = (path: string): boolean => IMMUTABLE.test(path);

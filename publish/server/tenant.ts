import type { Brand } from '#schemas/brand.ts';
import { failureResponse } from './platform-gateway.ts';

/**
 * The headers from which the platform reads the merchant and the session mode. The server sets them; values sent by a
 * client must never reach the platform.
 */
const MERCHANT = 'Merchant';
const SESSION_MODE = 'Session-Mode';

/** Removes the tenant headers from a request to a host that belongs to no brand. */
export const removeTenant = ({ headers }: Request): void => {
  for (const name of [MERCHANT, SESSION_MODE]) headers.delete(name);
};

/**
 * Sets the tenant headers of a request to the brand's merchant and session mode. A client must not choose the mode,
 * because it could ask for a token that scripts can read. Returns a 403 response if the request names another merchant.
 */
export const setTenant = (
  { headers }: Request,
  { merchant, platform }: Pick<Brand, 'merchant' | 'platform'>,
): Response | null => {
  const named = headers.get(MERCHANT);
  if (named !== null && named !== merchant.code)
    return failureResponse(403, 'wrong_merchant', 'The request and its host name different merchants');
  headers.set(MERCHANT, merchant.code);
  headers.set(SESSION_MODE, platform.session);
  return null;
};

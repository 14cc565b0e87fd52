import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import type { AuthParts } from './auth-hub.ts';

/** What is about to be sent, with the fields of the human verification under their one key; without a verification it is sent as it is. */
export const withHuman = async <T extends object>(
  { proveHuman }: Pick<AuthParts, 'proveHuman'>,
  action: HumanAction,
  submitted: T,
): Promise<T & { readonly human?: HumanFields }> => {
  const human = await proveHuman(action);
  return human === null ? submitted : { ...submitted, human };
};

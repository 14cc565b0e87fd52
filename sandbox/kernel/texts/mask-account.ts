/** Returns an account name as other players see it: first two characters, three stars, last character. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;

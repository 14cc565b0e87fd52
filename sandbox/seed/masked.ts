/** An account as others may see it: first two characters, three stars, the last one. */
export const masked = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;

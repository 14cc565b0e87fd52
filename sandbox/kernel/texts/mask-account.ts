/** Masks an account for other players: the first two characters, three stars and the last character. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;

/** Lets the browser draw, and answer what was touched, before the next step. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

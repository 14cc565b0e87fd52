/** Names of the calls that the platform does not implement yet: a test fails when the list and the platform disagree. */
export const NOT_BUILT: ReadonlySet<string> = new Set();

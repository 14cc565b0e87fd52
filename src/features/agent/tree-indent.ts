const INDENTS = ['ps-2', 'ps-2', 'ps-7', 'ps-12', 'ps-17', 'ps-22', 'ps-27'] as const;

/** How far an item of a tree is set in; the deepest levels stand below each other. */
export const indentOf = (level: number): string => INDENTS[Math.min(level, INDENTS.length - 1)] ?? 'ps-2';

const INDENTS = ['ps-2', 'ps-2', 'ps-7', 'ps-12', 'ps-17', 'ps-22', 'ps-27'] as const;

/** Returns the class that indents a tree item; beyond a certain level all items have the same indentation. */
export const indentOf = (level: number): string => INDENTS[Math.min(level, INDENTS.length - 1)] ?? 'ps-2';

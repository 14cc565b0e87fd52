const INDENTS = ['ps-2', 'ps-2', 'ps-7', 'ps-12', 'ps-17', 'ps-22', 'ps-27'] as const;

/** The indentation of a tree item; the deepest levels share one. */
export const indentOf = (level: number): string => INDENTS[Math.min(level, INDENTS.length - 1)] ?? 'ps-2';

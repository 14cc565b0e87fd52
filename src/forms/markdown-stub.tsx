import type { ReactNode } from 'react';

/** Stands in for `markdown-to-jsx`, the largest part of RJSF: no form of this site has Markdown, so its text is drawn as it is. */
export const Markdown = ({ children }: { children?: ReactNode }): ReactNode => children;

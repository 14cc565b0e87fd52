import type { ReactNode } from 'react';

/** Replaces `markdown-to-jsx`, the largest dependency of RJSF, and renders text unchanged: no form of this site contains Markdown. */
export const Markdown = ({ children }: { children?: ReactNode }): ReactNode => children;

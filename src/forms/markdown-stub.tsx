import type { ReactNode } from 'react';

/** Replaces `markdown-to-jsx`, the largest part of RJSF: no form of this site contains Markdown, so the text is rendered as it is. */
export const Markdown = ({ children }: { children?: ReactNode }): ReactNode => children;

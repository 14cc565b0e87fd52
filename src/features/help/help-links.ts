import { useLocation } from 'react-router-dom';

/** Returns the current path of the help centre: /help, or /helpmc, which has no header because apps embed it. */
export const useHelpPath = (): '/help' | '/helpmc' =>
  useLocation().pathname.startsWith('/helpmc') ? '/helpmc' : '/help';

export const sectionLink = (path: string, id: string): string => `${path}?section=${encodeURIComponent(id)}`;

/** Rewrites the links of an article to other articles, so that they stay on the current path of the help centre. */
export const withOwnPath = (html: string, path: string): string =>
  path === '/help' ? html : html.replaceAll('"/help?', `"${path}?`);

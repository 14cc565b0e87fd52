import { useLocation } from 'react-router-dom';

/** The current path of the help centre: /helpmc, for use inside an app, has no header. */
export const useHelpPath = (): '/help' | '/helpmc' =>
  useLocation().pathname.startsWith('/helpmc') ? '/helpmc' : '/help';

export const sectionLink = (path: string, id: string): string => `${path}?section=${encodeURIComponent(id)}`;

/** Rewrites an article's links to other articles so that they stay on the current path. */
export const withOwnPath = (html: string, path: string): string =>
  path === '/help' ? html : html.replaceAll('"/help?', `"${path}?`);

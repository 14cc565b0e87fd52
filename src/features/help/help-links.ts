import { useLocation } from 'react-router-dom';

/** The help centre's own path: inside an app it stays without header. */
export const useHelpPath = (): '/help' | '/helpmc' =>
  useLocation().pathname.startsWith('/helpmc') ? '/helpmc' : '/help';

export const sectionLink = (path: string, id: string): string => `${path}?section=${encodeURIComponent(id)}`;

/** Links of an article to other articles stay at the path where it is read. */
export const withOwnPath = (html: string, path: string): string =>
  path === '/help' ? html : html.replaceAll('"/help?', `"${path}?`);

import { useSearchParams } from 'react-router-dom';

export const MALL_TABS = ['goods', 'convert', 'history', 'details', 'rules'] as const;
export type MallTab = (typeof MALL_TABS)[number];

const isTab = (text: string | null): text is MallTab => MALL_TABS.some((tab) => tab === text);

interface MallView {
  readonly tab: MallTab;
  /** The id of the item that is being redeemed. */
  readonly good: string | null;
  readonly openTab: (tab: MallTab) => void;
  readonly openGood: (id: string | null) => void;
  /** Returns the URL of an item. */
  readonly goodAddress: (id: string) => string;
}

/**
 * Returns the selected view of the mall and functions that change it. The selection is in the query string, so that links, a reload and the Back
 * button work. The list of items has no `tab` parameter.
 */
export const useMallView = (): MallView => {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = isTab(wanted) ? wanted : 'goods';
  const changed = (before: URLSearchParams, name: string, value: string | null): URLSearchParams => {
    const next = new URLSearchParams(before);
    next.delete('good');
    next.delete('tab');
    if (value !== null) next.set(name, value);
    return next;
  };
  return {
    tab,
    good: tab === 'goods' ? query.get('good') : null,
    openTab: (next) => setQuery((before) => changed(before, 'tab', next === 'goods' ? null : next)),
    openGood: (id) => setQuery((before) => changed(before, 'good', id)),
    goodAddress: (id) => `?${changed(query, 'good', id).toString()}`,
  };
};

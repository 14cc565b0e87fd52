import { useSearchParams } from 'react-router-dom';
import { momentsIn } from './record-range.ts';
import { useRecordChoice, type RecordChoice } from './use-record-choice.ts';

interface LinkedChoice extends RecordChoice {
  /** Whether the range comes from the URL. */
  readonly isLinked: boolean;
}

/**
 * Returns the range and filters of a page. If its URL contains a range, for example after a click on an amount, that range is used with its own
 * filters, initially none. Choosing other days removes the range from the URL, and the page's previous filters apply again.
 */
export const useLinkedChoice = (page: string): LinkedChoice => {
  const [query, setQuery] = useSearchParams();
  const moments = momentsIn(query.get('from'), query.get('to'));
  const own = useRecordChoice(page);
  const linked = useRecordChoice(`${page}.${JSON.stringify(moments)}`);
  if (moments === null) return { ...own, isLinked: false };
  return {
    ...linked,
    isLinked: true,
    range: moments,
    chooseRange: (range) => {
      own.chooseRange(range);
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete('from');
        next.delete('to');
        return next;
      });
    },
  };
};

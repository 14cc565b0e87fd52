import { useSearchParams } from 'react-router-dom';
import { momentsIn } from './record-range.ts';
import { useRecordChoice, type RecordChoice } from './use-record-choice.ts';

interface LinkedChoice extends RecordChoice {
  /** Whether the range comes from the URL. */
  readonly isLinked: boolean;
}

/**
 * The choice of a page whose URL may contain a range. A link from an amount shows all records of that range, without the page's previous filters.
 * Choosing other days applies them to the page and removes the range from the URL.
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

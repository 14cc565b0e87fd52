import { useSearchParams } from 'react-router-dom';
import { momentsIn } from './record-range.ts';
import { useRecordChoice, type RecordChoice } from './use-record-choice.ts';

/**
 * The choice of a page that links lead to. Who comes for what is behind an amount sees all of it in the moments that the address names,
 * whatever the page was narrowed to before. Days that are chosen then are those of the page, and the address names none any more.
 */
export const useLinkedChoice = (page: string): RecordChoice => {
  const [query, setQuery] = useSearchParams();
  const moments = momentsIn(query.get('from'), query.get('to'));
  const own = useRecordChoice(page);
  const linked = useRecordChoice(`${page}.${JSON.stringify(moments)}`);
  if (moments === null) return own;
  return {
    ...linked,
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

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { caretBehind, countBefore } from './phone-caret.ts';
import type { PhoneFormat } from './phone-format.ts';

const asItIs: PhoneFormat = (digits) => digits;

/** How the numbers of a country are written. Digits stay as they are until that is loaded, which is when it is `wanted`, and where it cannot be. */
export const usePhoneFormat = (code: string | undefined, wanted: boolean, input: RefObject<HTMLInputElement | null>): PhoneFormat => {
  const [loaded, setLoaded] = useState<{ readonly code: string; readonly format: PhoneFormat } | null>(null);
  const behind = useRef<number | null>(null);

  useEffect(() => {
    if (code === undefined || !wanted) return undefined;
    let over = false;
    const load = async (): Promise<void> => {
      const format = await (await import('./phone-format.ts')).loadPhoneFormat(code);
      if (over || format === null) return;
      const { current } = input;
      behind.current = current !== null && current === document.activeElement ? countBefore({ text: current.value, caret: current.selectionStart ?? 0 }) : null;
      setLoaded({ code, format });
    };
    load().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [code, wanted, input]);

  // The text under the caret has just changed by itself.
  useLayoutEffect(() => {
    const { current } = input;
    if (current === null || behind.current === null) return;
    const caret = caretBehind(current.value, behind.current);
    current.setSelectionRange(caret, caret);
    behind.current = null;
  }, [loaded, input]);

  return loaded !== null && loaded.code === code ? loaded.format : asItIs;
};

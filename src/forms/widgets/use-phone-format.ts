import { useEffect, useState } from 'react';
import type { PhoneFormat } from './phone-format.ts';

const unformatted: PhoneFormat = (digits) => digits;

/** Returns the number format of a country, and loads it once `wanted` is true. Digits are unformatted until it has loaded, or if loading fails. */
export const usePhoneFormat = (code: string | undefined, wanted: boolean): PhoneFormat => {
  const [loaded, setLoaded] = useState<{ readonly code: string; readonly format: PhoneFormat } | null>(null);

  useEffect(() => {
    if (code === undefined || !wanted) return undefined;
    let over = false;
    const load = async (): Promise<void> => {
      const format = await (await import('./phone-format.ts')).loadPhoneFormat(code);
      if (!over && format !== null) setLoaded({ code, format });
    };
    load().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [code, wanted]);

  return loaded !== null && loaded.code === code ? loaded.format : unformatted;
};

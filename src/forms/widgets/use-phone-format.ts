import { useEffect, useState } from 'react';
import type { PhoneFormat } from './phone-format.ts';

const asItIs: PhoneFormat = (digits) => digits;

/** How the numbers of a country are written. Digits stay as they are until that is loaded, which is when it is `wanted`, and where it cannot be. */
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

  return loaded !== null && loaded.code === code ? loaded.format : asItIs;
};

import { useEffect } from 'react';
import { useService } from '#src/lib/services.tsx';
import { toastService } from './toast-store.ts';

/** Keeps toasts while it is mounted, such as until the code that shows them is there. */
export function HoldToasts() {
  const { hold } = useService(toastService);
  useEffect(() => hold(), [hold]);
  return null;
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';

/** The login in the header: the given `row`, or a button if the row does not fit. Renders nothing on the login page, which has its own form. */
export function HeaderLogin({ row }: { readonly row: ReactNode }) {
  const common = useCommonTexts();
  const { pathname } = useLocation();
  const { modules } = useBrand();
  const { open } = useModals();
  if (modules.loginRequired && pathname === '/login') return null;
  return (
    <>
      <div className="@max-[68.75rem]/site:hidden">{row}</div>
      <Button name="login" variant="secondary" className="@min-[68.75rem]/site:hidden" onClick={() => open('login')}>
        {common('logIn')}
      </Button>
    </>
  );
}

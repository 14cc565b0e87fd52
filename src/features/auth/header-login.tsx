import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { Button } from '#src/ui/button.tsx';
import { HeaderDoor } from './header-door.tsx';
import { useAuthTexts } from './texts.ts';

/** Logging in from the header: a form in a row, or its button where there is no room for one. The login page has its own form. */
export function HeaderLogin() {
  const t = useAuthTexts();
  const { pathname } = useLocation();
  const { modules } = useBrand();
  const { open } = useModals();
  if (modules.loginRequired && pathname === '/login') return null;
  return (
    <>
      <div className="max-[68.6875rem]:hidden">
        <HeaderDoor />
      </div>
      <Button variant="secondary" className="min-[68.75rem]:hidden" onClick={() => open('login')}>
        {t('login.submit')}
      </Button>
    </>
  );
}

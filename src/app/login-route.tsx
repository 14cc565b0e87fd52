import { useEffect, type ReactNode } from 'react';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

/** The login page. Its code is loaded before the prerendered page hydrates. */
export const LoginPage = lazyPart(
  'login-page',
  async () => (await import('#src/features/auth/login/login-page.tsx')).LoginPage,
);

/** `/login`: a separate page if the brand requires login, otherwise home with the login modal. */
export function LoginRoute({ home }: { readonly home: ReactNode }) {
  const { modules } = useBrand();
  const { open } = useModals();
  useEffect(() => {
    if (!modules.loginRequired) open('login');
  }, [modules.loginRequired, open]);
  return modules.loginRequired ? <LoginPage banner={<BannerCarousel group="w_login" size="column" />} /> : home;
}

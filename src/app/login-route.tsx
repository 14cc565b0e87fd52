import { useEffect, type ReactNode } from 'react';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

/** Its code is loaded before the prerendered login page hydrates. */
export const LoginPage = lazyPart(
  'login-page',
  async () => (await import('#src/features/auth/login/login-page.tsx')).LoginPage,
);

/** `/login`: a page of its own where the brand asks for login first, else home with the login modal. */
export function LoginRoute({ home }: { readonly home: ReactNode }) {
  const { modules } = useBrand();
  const { open } = useModals();
  useEffect(() => {
    if (!modules.loginRequired) open('login');
  }, [modules.loginRequired, open]);
  return modules.loginRequired ? <LoginPage banner={<BannerCarousel group="w_login" size="column" />} /> : home;
}

import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoginPanel } from './login-panel.tsx';
import { AuthSwitch } from '../auth-switch.tsx';
import { useAuthTexts } from '../texts.ts';

/** The login page, for brands that require login. */
export function LoginPage({ banner }: { readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { name } = useBrand();
  const mayRegister = useMayRegister();
  usePageTitle(common('logIn'));
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-6 sm:py-6 lg:min-h-[36rem] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-6 lg:py-12">
      <div className="overflow-hidden rounded-card">{banner}</div>
      <section className="card p-5 sm:p-8">
        <h1 className="mb-5 text-2xl font-semibold">{t('login.to', { brand: name })}</h1>
        <LoginPanel />
        {mayRegister && (
          <AuthSwitch
            question={t('login.new')}
            label={common('register')}
            modal="register"
            className="mt-6 border-t border-line pt-4"
          />
        )}
      </section>
    </div>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PasskeyContext } from '#src/features/auth/passkey-slots.ts';
import { BrandContext } from '#src/brand/use-brand.ts';
import { DialogContext } from '#src/modals/use-dialogs.ts';
import { ModalContext } from '#src/modals/use-modals.ts';
import { ToastContext } from '#src/modals/use-toasts.ts';
import { ClientContext } from '#src/platform/use-call.ts';
import { LaunchContext } from '#src/launch/launch-hub.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { LanguageContext } from '#src/texts/use-language.ts';
import { ThemeContext } from '#src/theme/use-theme.ts';
import { passkeySlots } from './passkey-slots.tsx';
import { ProtectProvider } from './protect-provider.tsx';
import type { SiteStores } from './site-stores.ts';

/** Gives the site's stores to everything below. */
export function SiteProviders({ stores, children }: { readonly stores: SiteStores; readonly children: ReactNode }) {
  return (
    <BrandContext value={stores.brand}>
      <I18nextProvider i18n={stores.texts}>
        <LanguageContext value={stores.language}>
          <ThemeContext value={stores.theme}>
            <QueryClientProvider client={stores.queries}>
              <ClientContext value={stores.client}>
                <SessionContext value={stores.session}>
                  <ModalContext value={stores.modals}>
                    <DialogContext value={stores.dialogs}>
                      <ToastContext value={stores.toasts}>
                        <PasskeyContext value={passkeySlots}>
                          <LaunchContext value={stores.launches}>
                            <ProtectProvider stores={stores}>{children}</ProtectProvider>
                          </LaunchContext>
                        </PasskeyContext>
                      </ToastContext>
                    </DialogContext>
                  </ModalContext>
                </SessionContext>
              </ClientContext>
            </QueryClientProvider>
          </ThemeContext>
        </LanguageContext>
      </I18nextProvider>
    </BrandContext>
  );
}

import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { CustomerServiceButton } from './customer-service-button.tsx';
import { FooterProducts } from './footer-products.tsx';
import { footerItems } from './footer-links.ts';
import { OwnPageLinks } from './own-page-links.tsx';
import { RESOURCE_ICON, socialResources, useResourceName, useSiteResources } from './site-resources.ts';
import { useShellTexts } from './texts.ts';
import { useMenu } from './menu-provider.tsx';

const VendorStrip = lazyPart('vendor-strip', async () => (await import('./vendor-strip.tsx')).VendorStrip);

const link = classNames(
  'inline-flex min-h-11 items-center rounded-control text-start text-sm hover:underline sm:min-h-8',
  focusRing,
);

function Block({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The footer of every page. */
export function SiteFooter() {
  const t = useShellTexts();
  const { name, hosts, licence, agreement, modules } = useBrand();
  // From the brand, not from the current URL, because the markup must be the same as in the prerendered page.
  const [host = ''] = hosts;
  const entries = useMenu();
  const social = socialResources(useSiteResources());
  const nameOf = useResourceName();
  return (
    <footer className="site-footer @container/site bg-footer text-on-footer print:hidden">
      <div className="footer-body">
        <div className="min-h-12">
          <ClientOnly>
            <Suspense fallback={null}>
              <VendorStrip entries={entries} />
            </Suspense>
          </ClientOnly>
        </div>
        <div className="footer-topics">
          <Block title={t('footer.help')} className="footer-wide">
            <ul className="footer-help">
              {footerItems(agreement.terms, modules.off).map((item) => (
                <li key={item.id}>
                  {item.to === null ? (
                    <CustomerServiceButton className={link}>{t(`footer.${item.id}`)}</CustomerServiceButton>
                  ) : (
                    <Link to={item.to} className={link}>
                      {t(`footer.${item.id}`)}
                    </Link>
                  )}
                </li>
              ))}
              <OwnPageLinks in="footer" className={link} />
            </ul>
          </Block>
          <Block title={t('footer.products')} className="footer-wide footer-products">
            <FooterProducts entries={entries} className={link} />
          </Block>
          {social.length > 0 && (
            <Block title={t('footer.follow')}>
              <ul className="flex gap-2">
                {social.map((resource) => (
                  <li key={resource.type}>
                    <ExternalLink
                      href={resource.url}
                      aria-label={nameOf(resource)}
                      title={nameOf(resource)}
                      className={classNames(
                        'inline-flex size-11 items-center justify-center rounded-control border border-current/30 hover:bg-current/10',
                        focusRing,
                      )}
                    >
                      <Icon name={RESOURCE_ICON[resource.type]} className="size-6" />
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </Block>
          )}
          {licence.licensors.length > 0 && (
            <Block title={t('footer.licensed')}>
              <ul>
                {licence.licensors.map(({ name: licensor, url = '' }) => {
                  const address = safeUrl(url, { host });
                  return (
                    <li key={licensor} className="flex min-h-8 items-start gap-2 py-1 text-sm">
                      <Icon name="shield" className="mt-0.5 size-4" />
                      {address === null ? (
                        <span>{licensor}</span>
                      ) : (
                        <ExternalLink
                          href={address}
                          className={classNames('rounded-control underline underline-offset-2', focusRing)}
                        >
                          {licensor}
                        </ExternalLink>
                      )}
                    </li>
                  );
                })}
              </ul>
            </Block>
          )}
        </div>
        <div className="flex flex-col gap-4 border-t border-current/20 pt-6 text-sm wide:flex-row wide:items-center">
          <BrandLogo className="h-8" />
          <p className="text-pretty wide:ms-4">
            <span>{t('footer.copyright', { brand: name })}</span>
            {licence.number !== null && (
              <span className="block">{t('footer.licence', { number: licence.number })}</span>
            )}
          </p>
          <p className="flex items-center gap-3 text-pretty wide:ms-auto wide:max-w-md">
            <span
              aria-hidden="true"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-current text-sm font-bold"
            >
              {agreement.minimumAge}+
            </span>
            {t('footer.age', { age: agreement.minimumAge })}
          </p>
        </div>
      </div>
    </footer>
  );
}

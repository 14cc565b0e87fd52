import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useCustomerService } from './use-customer-service.ts';

const ServiceLinkModal = lazyPart(
  'service-link-modal',
  async () => (await import('./service-link-modal.tsx')).ServiceLinkModal,
);

/** An unstyled button that opens customer service. */
export function CustomerServiceButton({
  className,
  children,
  label,
}: {
  className: string;
  children: ReactNode;
  label?: string;
}) {
  const { open, busy, link, forgetLink } = useCustomerService();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={busy || undefined}
        aria-label={label}
        title={label}
        onClick={open}
      >
        {children}
      </button>
      {link !== null && (
        <Suspense fallback={null}>
          <ServiceLinkModal link={link} onClose={forgetLink} />
        </Suspense>
      )}
    </>
  );
}

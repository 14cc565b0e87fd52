import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister, useSiteInfo } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts, useErrorTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { useJoinTexts } from './texts.ts';

const BENEFITS = [
  ['games', 'slots'],
  ['speed', 'bolt'],
  ['safety', 'shield'],
  ['support', 'headset'],
] as const satisfies readonly (readonly [string, IconName])[];

/** A button that opens the registration as a modal over this page, so that the referral parameters stay in the URL. */
function RegisterAction() {
  const t = useJoinTexts();
  const { open } = useModals();
  const { phase, member } = useSession();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { status, retry } = useSiteInfo();
  const mayRegister = useMayRegister();
  if (status === 'starting' || phase === 'unknown') return <Skeleton className="h-12 w-full sm:w-44" />;
  if (member !== null && member.kind !== 'trial')
    return <p className="font-semibold text-success-ink">{t('member')}</p>;
  if (status === 'unreachable')
    return <LoadError text={errors('code.network')} retryLabel={common('retry')} onRetry={retry} />;
  if (!mayRegister) return <p className="text-ink-muted">{t('closed')}</p>;
  return (
    <Button size="lg" onClick={() => open('register')} className="max-sm:w-full">
      {common('register')}
    </Button>
  );
}

export function JoinPage() {
  const t = useJoinTexts();
  const { name } = useBrand();
  const [query] = useSearchParams();
  const code = query.get('referralCode') ?? query.get('affiliateCode');
  return (
    <PageLayout name={t('name')} heading={t('heading', { brand: name })} intro={t('text')}>
      <div className="space-y-6 card p-5 sm:p-8">
        {code !== null && code !== '' && (
          <p className="inline-flex max-w-full items-center gap-2 rounded-full bg-raised px-4 py-2 text-sm font-semibold text-accent-ink">
            <Icon name="ticket" className="size-5" />
            <span className="truncate">{t('invited', { code })}</span>
          </p>
        )}
        <ul className="grid gap-4 sm:grid-cols-2">
          {BENEFITS.map(([benefit, icon]) => (
            <li key={benefit} className="flex items-center gap-3">
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-raised text-accent-ink">
                <Icon name={icon} className="size-6" />
              </span>
              <span className="text-pretty text-ink">{t(`benefit.${benefit}`)}</span>
            </li>
          ))}
        </ul>
        <div className="flex min-h-12 flex-col items-center gap-3 sm:flex-row">
          <RegisterAction />
          <Link to="/help" className={buttonStyles('quiet', 'lg')}>
            {t('go.help')}
          </Link>
        </div>
      </div>
    </PageLayout>
  );
}

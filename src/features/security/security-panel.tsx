import { twoStep } from '#schemas/calls/security.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useSecurityTexts } from './texts.ts';
import { TotpSection } from './totp-section.tsx';

/** The security settings: two-step login, passkeys, open sessions. The page around it supplies the frame. */
export function SecurityPanel() {
  const t = useSecurityTexts();
  const common = useCommonTexts();
  const { data: state, isError, refetch } = useCallQuery(twoStep, {});
  if (state === undefined) {
    if (isError) return <LoadError text={t('error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return (
      <output className="block space-y-4">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </output>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <TotpSection state={state} />
      <PasskeySection state={state} />
      <SessionsSection />
    </div>
  );
}

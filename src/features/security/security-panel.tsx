import { twoStep } from '#schemas/calls/security.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { PasskeySection } from './passkey-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useSecurityTexts } from './texts.ts';
import { TotpSection } from './totp-section.tsx';

/** The security settings: two-step login, passkeys and open sessions. */
export function SecurityPanel() {
  const t = useSecurityTexts();
  const query = useCallQuery(twoStep, {});
  return (
    <QueryView query={query} failed={t('error')} bars="h-48 h-48">
      {(state) => (
        <div className="flex flex-col gap-4">
          <TotpSection state={state} />
          <PasskeySection state={state} />
          <SessionsSection />
        </div>
      )}
    </QueryView>
  );
}

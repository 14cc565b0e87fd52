import { useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import type { twoStep } from '#schemas/calls/security.ts';
import { sectionId } from '#src/lib/focus-section.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { DisableTwoStep } from './disable-two-step.tsx';
import { useSecurityTexts } from './texts.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

type Task = 'none' | 'setUp' | 'renew' | 'stop';

const FEW_CODES_LEFT = 2;

/** The section for two-step login with an authenticator app: its status and the available actions. */
export function TotpSection({
  state: { hasPassword, totp, recoveryCodesLeft },
}: {
  readonly state: OutputOf<typeof twoStep>;
}) {
  const t = useSecurityTexts();
  const { show } = useToasts();
  const [task, setTask] = useState<Task>('none');
  const leave = (): void => setTask('none');
  const finish = (message: 'done.on' | 'done.off' | 'done.renewed') => (): void => {
    setTask('none');
    show(t(message), 'success');
  };
  const badge = (
    <span
      className={`rounded-full border px-2 py-0.5 text-xs font-semibold ${totp ? 'border-success-ink text-success-ink' : 'border-field-line text-ink-muted'}`}
    >
      {t(totp ? 'totp.on' : 'totp.off')}
    </span>
  );
  return (
    <SectionFrame id={sectionId('twoStep')} icon="shield" title={t('totp.title')} badge={badge} text={t('totp.text')}>
      {task === 'setUp' && <TwoStepSetup hasPassword={hasPassword} onDone={finish('done.on')} onLeave={leave} />}
      {task === 'renew' && (
        <RenewRecoveryCodes hasPassword={hasPassword} onDone={finish('done.renewed')} onLeave={leave} />
      )}
      {task === 'stop' && <DisableTwoStep hasPassword={hasPassword} onDone={finish('done.off')} onLeave={leave} />}
      {task === 'none' && !totp && (
        <Button icon="shield" onClick={() => setTask('setUp')}>
          {t('totp.setUp')}
        </Button>
      )}
      {task === 'none' && totp && (
        <div className="flex flex-col gap-4">
          {recoveryCodesLeft <= FEW_CODES_LEFT ? (
            <Callout tone="warning" title={t('totp.left', { count: recoveryCodesLeft })}>
              {t('totp.few')}
            </Callout>
          ) : (
            <p className="text-sm text-ink">{t('totp.left', { count: recoveryCodesLeft })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon="refresh" onClick={() => setTask('renew')}>
              {t('totp.renew')}
            </Button>
            <Button variant="quiet" className="text-danger-ink" onClick={() => setTask('stop')}>
              {t('totp.stop')}
            </Button>
          </div>
        </div>
      )}
    </SectionFrame>
  );
}

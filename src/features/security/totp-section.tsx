import { useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import type { twoStep } from '#schemas/calls/security.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { NewCodes } from './new-codes.tsx';
import { SectionFrame } from './section-frame.tsx';
import { StopTwoStep } from './stop-two-step.tsx';
import { useSecurityTexts } from './texts.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

type Doing = 'nothing' | 'setUp' | 'renew' | 'stop';

const FEW = 2;

/** Two-step login by an authenticator app: on or off, and what can be done about it. */
export function TotpSection({
  state: { hasPassword, totp, recoveryCodesLeft },
}: {
  readonly state: OutputOf<typeof twoStep>;
}) {
  const t = useSecurityTexts();
  const { show } = useToasts();
  const [doing, setDoing] = useState<Doing>('nothing');
  const leave = (): void => setDoing('nothing');
  const finish = (said: 'done.on' | 'done.off' | 'done.renewed') => (): void => {
    setDoing('nothing');
    show(t(said), 'success');
  };
  const mark = (
    <span
      className={`rounded-full border px-2 py-0.5 text-xs font-semibold ${totp ? 'border-success-ink text-success-ink' : 'border-field-line text-ink-muted'}`}
    >
      {t(totp ? 'totp.on' : 'totp.off')}
    </span>
  );
  return (
    <SectionFrame icon="shield" title={t('totp.title')} mark={mark} text={t('totp.text')}>
      {doing === 'setUp' && <TwoStepSetup hasPassword={hasPassword} onDone={finish('done.on')} onLeave={leave} />}
      {doing === 'renew' && <NewCodes hasPassword={hasPassword} onDone={finish('done.renewed')} onLeave={leave} />}
      {doing === 'stop' && <StopTwoStep hasPassword={hasPassword} onDone={finish('done.off')} onLeave={leave} />}
      {doing === 'nothing' && !totp && (
        <Button icon="shield" onClick={() => setDoing('setUp')}>
          {t('totp.setUp')}
        </Button>
      )}
      {doing === 'nothing' && totp && (
        <div className="flex flex-col gap-4">
          {recoveryCodesLeft <= FEW ? (
            <Callout tone="warning" title={t('totp.left', { count: recoveryCodesLeft })}>
              {t('totp.few')}
            </Callout>
          ) : (
            <p className="text-sm text-ink">{t('totp.left', { count: recoveryCodesLeft })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon="refresh" onClick={() => setDoing('renew')}>
              {t('totp.renew')}
            </Button>
            <Button variant="quiet" className="text-danger-ink" onClick={() => setDoing('stop')}>
              {t('totp.stop')}
            </Button>
          </div>
        </div>
      )}
    </SectionFrame>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import type { twoStep } from '#schemas/calls/security.ts';
import { insecurePage } from '#src/lib/insecure-page.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { supportsPasskeys } from './passkey-ceremony.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { useSecurityTexts } from './texts.ts';

/** The section with the member's passkeys. One can be added only if the browser supports passkeys. */
export function PasskeySection({
  state: { hasPassword, totp, passkeys },
}: {
  readonly state: OutputOf<typeof twoStep>;
}) {
  const t = useSecurityTexts();
  const { show } = useToasts();
  const [adding, setAdding] = useState(false);
  const added = (): void => {
    setAdding(false);
    show(t('passkeys.added'), 'success');
  };
  return (
    <SectionFrame icon="lock" title={t('passkeys.title')} text={t('passkeys.text')}>
      <div className="flex flex-col gap-4">
        {passkeys.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('passkeys.none')}</p>
        ) : (
          <ul
            aria-label={t('passkeys.title')}
            className="flex flex-col divide-y divide-line rounded-control border border-line bg-raised"
          >
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {!supportsPasskeys() && (
          <Callout tone="info">{t(insecurePage() === null ? 'passkeys.unknown' : 'passkeys.insecure')}</Callout>
        )}
        {supportsPasskeys() && adding && (
          <AddPasskey hasPassword={hasPassword} asksCode={totp} onAdded={added} onLeave={() => setAdding(false)} />
        )}
        {supportsPasskeys() && !adding && (
          <Button variant="secondary" icon="plus" className="self-start" onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
    </SectionFrame>
  );
}

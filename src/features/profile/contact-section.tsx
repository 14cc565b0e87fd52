import { useState } from 'react';
import { sectionId } from '#src/lib/focus-section.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { ContactBinding } from './contact-binding.tsx';
import { useProfileTexts } from './texts.ts';

/** The section for the mobile number or the email address; shows a bound contact masked. */
export function ContactSection({
  kind,
  bound,
  hasPassword,
}: {
  readonly kind: 'mobile' | 'email';
  /** The masked contact, or `null` if none is bound. */
  readonly bound: string | null;
  readonly hasPassword: boolean;
}) {
  const t = useProfileTexts();
  const { show } = useToasts();
  const [isBinding, setBinding] = useState(false);
  return (
    <SectionFrame
      id={sectionId(kind)}
      icon={kind === 'mobile' ? 'phone' : 'mail'}
      title={t(`${kind}.title`)}
      badge={
        <StatusPill tone={bound === null ? 'wait' : 'good'}>
          {t(bound === null ? 'contact.unbound' : 'contact.bound')}
        </StatusPill>
      }
      text={t(`${kind}.text`)}
    >
      {bound !== null && <p className="mb-4 font-medium wrap-anywhere">{bound}</p>}
      {isBinding ? (
        <ContactBinding
          kind={kind}
          hasPassword={hasPassword}
          onDone={() => {
            setBinding(false);
            show(t(`${kind}.done`), 'success');
          }}
          onLeave={() => setBinding(false)}
        />
      ) : (
        <Button variant="secondary" onClick={() => setBinding(true)}>
          {t(bound === null ? `${kind}.bind` : `${kind}.change`)}
        </Button>
      )}
    </SectionFrame>
  );
}

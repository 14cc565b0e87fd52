import { useId, useState } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { StepTitle } from '#src/ui/step-title.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useSecurityTexts } from './texts.ts';
import { useCopy } from '#src/modals/use-copy.ts';

const FILE = 'recovery-codes.txt';

/** Shows the recovery codes. They are never shown again, so the member has to confirm that they are saved. */
export function RecoveryCodesCard({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}) {
  const t = useSecurityTexts();
  const copy = useCopy({ copied: t('copied'), failed: t('copy.failed') });
  const { name } = useBrand();
  const account = useSession().member?.account ?? '';
  const [saved, setSaved] = useState(false);
  const [submitted, setAsked] = useState(false);
  const titleId = useId();
  const file = [t('codes.file', { brand: name, account }), '', ...codes, ''].join('\r\n');
  const done = (): void => {
    setAsked(true);
    if (saved) onSaved();
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <StepTitle id={titleId}>{t('codes.title')}</StepTitle>
      <Callout tone="warning">{t('codes.text')}</Callout>
      <ul
        aria-label={t('codes.list')}
        translate="no"
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 font-mono text-base tracking-wide text-ink select-all min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="copy" onClick={() => copy(codes.join('\n'))}>
          {t('codes.copy')}
        </Button>
        {/* oxlint-disable-next-line react/forbid-elements -- a file that this page has created */}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={FILE}
          className={buttonStyles('secondary')}
        >
          <Icon name="download" className="size-5" />
          {t('codes.download')}
        </a>
      </div>
      <Checkbox
        label={t('codes.saved')}
        checked={saved}
        onChecked={setSaved}
        error={submitted && !saved ? t('codes.first') : null}
      />
      <Button className="self-start" onClick={done}>
        {t('codes.done')}
      </Button>
    </section>
  );
}

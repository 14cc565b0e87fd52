import { useState, type ReactNode } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { installStore, type InstallStore } from '#src/lib/install-store.ts';
import { useStore } from '#src/lib/store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useDownloadTexts } from './texts.ts';

const IOS_ICONS = {
  share: 'M8.5 9H6v11.5h12V9h-2.5M12 14.5V3M8.5 6.5L12 3l3.5 3.5',
  add: 'M4 4h16v16H4zM12 8v8M8 12h8',
} as const;

/** A picture of a button in Safari. It is decorative, because the step's text names the button. */
function IosButton({ name }: { readonly name: keyof typeof IOS_ICONS }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-primary-ink"
    >
      <svg viewBox="0 0 24 24" className="icon size-5">
        <path d={IOS_ICONS[name]} />
      </svg>
    </span>
  );
}

function IosSteps() {
  const t = useDownloadTexts();
  const steps: readonly (readonly [id: string, picture: ReactNode, text: string])[] = [
    ['share', <IosButton key="share" name="share" />, t('install.ios.share')],
    ['add', <IosButton key="add" name="add" />, t('install.ios.add')],
    [
      'done',
      <span
        key="done"
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
      >
        <Icon name="check" className="size-5" />
      </span>,
      t('install.ios.confirm'),
    ],
  ];
  return (
    <ol className="space-y-2">
      {steps.map(([id, picture, text]) => (
        <li key={id} className="flex items-center gap-3 text-sm text-pretty">
          {picture}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Offers to install the site if the browser supports it, or says that it is installed; otherwise renders nothing. */
export function InstallCard({ store = installStore() }: { readonly store?: InstallStore }) {
  const t = useDownloadTexts();
  const { name, assets } = useBrand();
  const phase = useStore(store);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<'dismissed' | 'failed' | null>(null);

  const install = async (): Promise<void> => {
    setBusy(true);
    setNote(null);
    try {
      if ((await store.ask()) === 'dismissed') setNote('dismissed');
    } catch {
      setNote('failed');
    } finally {
      setBusy(false);
    }
  };

  if (phase === 'unknown')
    return note === null ? null : (
      <Callout tone={note === 'failed' ? 'danger' : 'info'} live>
        {t(`install.${note}`)}
      </Callout>
    );
  if (phase === 'installed' || phase === 'running')
    return (
      <Callout tone="success" live={phase === 'installed'} title={t(`install.${phase}`)}>
        {phase === 'installed' && t('install.where')}
      </Callout>
    );
  return (
    <section aria-labelledby="install-title" className="flex flex-col gap-4 card p-5 sm:flex-row sm:items-start">
      <img src={assets.icon} alt="" width={56} height={56} className="size-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1 space-y-3">
        <div className="space-y-1">
          <h2 id="install-title" className="font-display text-lg font-bold text-ink">
            {t('install.title', { brand: name })}
          </h2>
          <p className="text-sm text-pretty text-ink-muted">{t('install.text')}</p>
        </div>
        {phase === 'byHand' ? (
          <IosSteps />
        ) : (
          <Button icon="download" busy={busy} onClick={() => void install()}>
            {t('install.action')}
          </Button>
        )}
      </div>
    </section>
  );
}

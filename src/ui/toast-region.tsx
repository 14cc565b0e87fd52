import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type ToastTone = 'info' | 'success' | 'danger';

export interface ToastItem {
  id: string;
  text: string;
  tone: ToastTone;
}

const TONES: Readonly<Record<ToastTone, { icon: IconName; ink: string }>> = {
  info: { icon: 'info', ink: 'text-primary-ink' },
  success: { icon: 'success', ink: 'text-success-ink' },
  danger: { icon: 'danger', ink: 'text-danger-ink' },
};

function Toast({
  item,
  onDismiss,
  closeLabel,
}: {
  item: ToastItem;
  onDismiss: (id: string) => void;
  closeLabel: string;
}) {
  const { icon, ink } = TONES[item.tone];
  return (
    <div
      role={item.tone === 'danger' ? 'alert' : 'status'}
      className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-sm text-ink shadow-xl transition duration-200 starting:translate-y-2 starting:opacity-0 motion-reduce:transition-none"
    >
      <Icon name={icon} className={classNames('size-5', ink)} />
      <span className="min-w-0 flex-1 py-1 text-pretty">{item.text}</span>
      <IconButton
        size="sm"
        icon="close"
        label={closeLabel}
        className="text-ink-muted"
        onClick={() => onDismiss(item.id)}
      />
    </div>
  );
}

const topDialog = (): Element | null => {
  const open = document.querySelectorAll('dialog[open]');
  return open[open.length - 1] ?? null;
};

const watchDialogs = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};

function Toasts({
  items,
  onDismiss,
  closeLabel,
}: {
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
  closeLabel: string;
}) {
  const container = useSyncExternalStore(watchDialogs, topDialog, () => null);
  return createPortal(
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col items-center gap-2 px-3 sm:bottom-6">
      {items.map((item) => (
        <Toast key={item.id} item={item} onDismiss={onDismiss} closeLabel={closeLabel} />
      ))}
    </div>,
    container ?? document.body,
  );
}

/** Short announced messages; the owner of `items` decides when they disappear. With an open modal they render inside it, since the rest of the page is inert. */
export function ToastRegion(region: {
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
  closeLabel: string;
}) {
  return region.items.length === 0 ? null : <Toasts {...region} />;
}

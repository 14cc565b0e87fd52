import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
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

/**
 * Short messages in a live region. The owner of `items` decides when they disappear. Calls `onHold` while messages are hovered, focused or in a
 * hidden tab: they must stay until the function that it returns is called.
 */
export function ToastList({
  items,
  onDismiss,
  onHold,
  closeLabel,
}: {
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
  onHold: () => () => void;
  closeLabel: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const isHeld = isHovered || isFocused || isHidden;
  useEffect(() => (isHeld ? onHold() : undefined), [isHeld, onHold]);

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && list.current?.contains(target) === true;
  const dismiss = (id: string): void => {
    const before = focusedBefore.current;
    if (isInside(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    onDismiss(id);
  };
  const press = (event: KeyboardEvent, id: string): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dismiss(id);
  };
  return (
    <div
      ref={list}
      className="flex flex-col items-center gap-2 pt-2"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        if (!isInside(relatedTarget)) focusedBefore.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ relatedTarget }) => setFocused(isInside(relatedTarget))}
    >
      {items.map(({ id, text, tone }) => (
        <div
          key={id}
          data-toast={tone}
          className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-sm text-ink shadow-xl transition duration-200 starting:translate-y-2 starting:opacity-0 motion-reduce:transition-none"
        >
          <Icon name={TONES[tone].icon} className={classNames('size-5', TONES[tone].ink)} />
          <span className="min-w-0 flex-1 py-1 text-pretty">{text}</span>
          <IconButton
            size="sm"
            icon="close"
            label={closeLabel}
            className="text-ink-muted"
            onKeyDown={(event) => press(event, id)}
            onClick={() => dismiss(id)}
          />
        </div>
      ))}
    </div>
  );
}

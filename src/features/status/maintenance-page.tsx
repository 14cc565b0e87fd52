import type { ReactNode } from 'react';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { Button } from '#src/ui/button.tsx';
import { useErrorTexts } from '#src/texts/text-hooks.ts';
import { StatusFrame } from './status-frame.tsx';
import { StatusIcon } from './status-message.tsx';
import { useStatusTexts } from './texts.ts';

/** Shown instead of the site during maintenance of the platform. `service` is a link to customer service; `end` is in Unix milliseconds. */
export function MaintenancePage({
  end,
  onRetry,
  service,
}: {
  end: number | null;
  onRetry: () => void;
  service: ReactNode;
}) {
  const t = useStatusTexts();
  const errors = useErrorTexts();
  return (
    <StatusFrame
      picture={<StatusIcon name="clock" />}
      title={errors('game_maintenance')}
      actions={
        <>
          {service}
          <Button variant="secondary" size="lg" icon="refresh" onClick={onRetry}>
            {t('maintenance.retry')}
          </Button>
        </>
      }
    >
      {end !== null && (
        <p className="font-semibold text-ink">
          <time dateTime={new Date(end).toISOString()}>{t('maintenance.end', { time: formatLocalTime(end) })}</time>
        </p>
      )}
      <p>{errors('info_maintenance')}</p>
    </StatusFrame>
  );
}

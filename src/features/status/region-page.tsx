import type { ReactNode } from 'react';
import { useErrorTexts } from '#src/texts/text-hooks.ts';
import { StatusFrame } from './status-frame.tsx';
import { StatusIcon } from './status-message.tsx';
import { useStatusTexts } from './texts.ts';

/** Shown instead of the site in blocked regions. `ip` is the visitor's IP address as seen by the platform. */
export function RegionPage({ ip, service }: { ip: string | null; service: ReactNode }) {
  const t = useStatusTexts();
  const errors = useErrorTexts();
  return (
    <StatusFrame picture={<StatusIcon name="globe" />} title={errors('blockip')} actions={service}>
      {ip !== null && <p className="font-semibold wrap-anywhere text-ink">{t('region.ip', { ip })}</p>}
      <p>{errors('info_ip_block')}</p>
    </StatusFrame>
  );
}

import { SaveQrButton } from '#src/modals/save-qr-button.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { useAgentTexts } from './texts.ts';

/** The QR code of an invitation's link, which can be saved as a picture. */
export function InviteCode({ id, link, code }: { readonly id: string; readonly link: string; readonly code: string }) {
  const t = useAgentTexts();
  return (
    <div id={id} className="flex flex-col items-start gap-2">
      <QrCode value={link} label={t('qr', { code })} className="max-w-full rounded-control" />
      <SaveQrButton value={link} name={code} />
    </div>
  );
}

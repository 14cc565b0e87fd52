import { downloadFile } from '#src/lib/download-file.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { qrPicture } from '#src/ui/qr-picture.ts';
import { useAgentTexts } from './texts.ts';

/** The QR code of an invitation's link, which can be saved as a picture. */
export function InviteCode({ id, link, code }: { readonly id: string; readonly link: string; readonly code: string }) {
  const t = useAgentTexts();
  const sharing = useSharingTexts();
  const { show } = useToasts();
  const save = async (): Promise<void> => {
    try {
      downloadFile(`${code}.png`, await qrPicture(link));
    } catch {
      show(sharing('qr.failed'), 'danger');
    }
  };
  return (
    <div id={id} className="flex flex-col items-start gap-2">
      <QrCode value={link} label={t('qr', { code })} className="max-w-full rounded-control" />
      <Button size="sm" variant="quiet" icon="download" onClick={() => void save()}>
        {sharing('qr.save')}
      </Button>
    </div>
  );
}

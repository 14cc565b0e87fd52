import { downloadFile } from '#src/lib/download-file.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { qrPicture } from '#src/ui/qr-picture.ts';

/** A button that saves `value` as a QR code in a PNG file; `name` is the file name without extension. */
export function SaveQrButton({ value, name }: { readonly value: string; readonly name: string }) {
  const sharing = useSharingTexts();
  const { show } = useToasts();
  const save = async (): Promise<void> => {
    try {
      downloadFile(`${name}.png`, await qrPicture(value));
    } catch {
      show(sharing('qr.failed'), 'danger');
    }
  };
  return (
    <Button size="sm" variant="quiet" icon="download" onClick={() => void save()}>
      {sharing('qr.save')}
    </Button>
  );
}

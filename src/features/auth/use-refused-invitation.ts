import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useAuthTexts } from './texts.ts';
import { useBrought } from './use-brought.ts';

/** Warns of an affiliate code in the address that the platform refuses; the form then holds it in a field to be mended. */
export const useRefusedInvitation = (): void => {
  const t = useAuthTexts();
  const { t: problemText } = useTranslation('errors');
  const { show } = useDialogs();
  const isRefused = useBrought()?.isRefused === true;
  useEffect(() => {
    if (isRefused)
      void show({
        text: problemText('invitation_code_error'),
        actions: [{ id: 'ok', label: t('code.understood'), variant: 'primary', isDefault: true }],
      });
  }, [isRefused, show, problemText, t]);
};

import { useBrand } from '#src/brand/use-brand.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { ExternalFrame, useFrameLoad } from '#src/ui/external-frame.tsx';
import { useChatTexts } from './texts.ts';

/** The header is purple in every brand. */
const HEADER = 'border-transparent bg-[#4c1d95] text-[#fff] [&_button]:outline-current';

/** The brand's chat room in a sandboxed frame. A page of this site's origin is rejected, because it could remove its own sandbox. */
export function ChatModal({ onClose }: { onClose: () => void }) {
  const t = useChatTexts();
  const common = useCommonTexts();
  const { liveChat, platform } = useBrand();
  const address =
    liveChat === null
      ? null
      : safeUrl(liveChat, {
          origins: platform.allow.service.filter((origin) => origin !== location.origin),
          host: location.hostname,
        });
  return (
    <Modal
      title={common('chatRoom')}
      closeLabel={common('close')}
      onClose={onClose}
      size="tall"
      headerClassName={HEADER}
      bodyClassName="h-full"
    >
      {address === null ? (
        <EmptyState icon="warning" title={common('chatRoom')} text={t('chat.refused')} />
      ) : (
        <ChatFrame address={address} />
      )}
    </Modal>
  );
}

function ChatFrame({ address }: { address: SafeUrl }) {
  const t = useChatTexts();
  const common = useCommonTexts();
  const openInWindow = (
    <ExternalLink href={address} className={buttonStyles('secondary', 'md')}>
      {t('chat.window')}
    </ExternalLink>
  );
  return (
    <ExternalFrame
      src={address}
      title={common('chatRoom')}
      load={useFrameLoad()}
      loadingText={t('chat.coming')}
      slowText={t('chat.late')}
      slowActions={openInWindow}
    />
  );
}

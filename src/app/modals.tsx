import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { GamePopupProps } from '#src/features/games/game-popup.tsx';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import type { NoticeModalProps } from '#src/features/notices/notice-modal.tsx';
import type { ModalTable } from '#src/modals/overlay-hosts.tsx';
import { useModals } from '#src/modals/modal-store.ts';
import type { SiteSearchProps } from './site-search.tsx';

/** For a modal without props. */
type NoProps = object;

declare module '#src/modals/modal-store.ts' {
  interface ModalProps {
    /** `isExpired`: the session has expired, and the form shows a message about it. */
    readonly login: { readonly isExpired?: boolean };
    readonly register: NoProps;
    readonly changePassword: NoProps;
    readonly forgotPassword: NoProps;
    readonly notice: NoticeModalProps;
    readonly gamePopup: GamePopupProps;
    readonly chat: NoProps;
    readonly search: SiteSearchProps;
    /** The name of the requested page; the page may not exist. */
    readonly member: { readonly page: string | null };
    readonly agent: { readonly page: string | null };
    readonly winners: NoProps;
  }
}

interface Closable {
  readonly onClose: () => void;
}

const LoginModal = lazyPart('login', async () => (await import('#src/features/auth/login/login-modal.tsx')).LoginModal);
const RegisterModal = lazyPart(
  'register',
  async () => (await import('#src/features/auth/register/register-modal.tsx')).RegisterModal,
);
const ForgotPasswordModal = lazyPart(
  'forgot-password',
  async () => (await import('#src/features/auth/recovery/forgot-password-modal.tsx')).ForgotPasswordModal,
);
const ChangePasswordModal = lazyPart(
  'change-password',
  async () => (await import('#src/features/auth/password/change-password-modal.tsx')).ChangePasswordModal,
);
const Centre = lazyPart('centre', async () => (await import('./site-centre.tsx')).SiteCentre);

function Login({ onClose, isExpired = false }: Closable & { readonly isExpired?: boolean }) {
  return <LoginModal isExpired={isExpired} onClose={onClose} banner={<BannerCarousel group="w_login" />} />;
}

function Register({ onClose }: Closable) {
  const navigate = useNavigate();
  const home = (): void => {
    onClose();
    void navigate('/index');
  };
  return <RegisterModal onClose={onClose} onRegistered={home} banner={<BannerCarousel group="w_register" />} />;
}

function Member({ page }: { readonly page: string | null }) {
  return <Centre centre="member" page={page} />;
}

function Agent({ page }: { readonly page: string | null }) {
  return <Centre centre="agent" page={page} />;
}

function ChangePassword({ onClose }: Closable) {
  const navigate = useNavigate();
  const home = (): void => {
    onClose();
    void navigate('/');
  };
  return <ChangePasswordModal onClose={onClose} onChanged={home} onLeft={home} />;
}

function ForgotPassword({ onClose }: Closable) {
  const { open } = useModals();
  return <ForgotPasswordModal onClose={onClose} onReset={() => open('login')} />;
}

/** The modals, one row each; their props are declared above. */
export const modals: ModalTable = {
  login: Login,
  register: Register,
  changePassword: ChangePassword,
  forgotPassword: ForgotPassword,
  notice: lazyPart('notice', async () => (await import('#src/features/notices/notice-modal.tsx')).NoticeModal),
  gamePopup: lazyPart('game-popup', async () => (await import('#src/features/games/game-popup.tsx')).GamePopup),
  chat: lazyPart('chat', async () => (await import('#src/features/chat/chat-modal.tsx')).ChatModal),
  search: lazyPart('search', async () => (await import('./site-search.tsx')).SiteSearch),
  member: Member,
  agent: Agent,
  winners: lazyPart('winners', async () => (await import('#src/features/home/winners-modal.tsx')).WinnersModal),
};

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import type { ModalComponent } from '#src/modals/modal-host.tsx';
import type { ModalName } from '#src/modals/modal-store.ts';
import { useModals } from '#src/modals/use-modals.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useLeaveCentre } from './use-centres.ts';

const LoginModal = lazyPart('login', async () => (await import('#src/features/auth/login-modal.tsx')).LoginModal);
const RegisterModal = lazyPart(
  'register',
  async () => (await import('#src/features/auth/register-modal.tsx')).RegisterModal,
);
const ForgotPasswordModal = lazyPart(
  'forgot-password',
  async () => (await import('#src/features/auth/forgot-password-modal.tsx')).ForgotPasswordModal,
);
const ChangePasswordModal = lazyPart(
  'change-password',
  async () => (await import('#src/features/auth/change-password-modal.tsx')).ChangePasswordModal,
);

function Login({ onClose }: { readonly onClose: () => void }) {
  return <LoginModal onClose={onClose} banner={<BannerCarousel group="w_login" />} />;
}

function Register({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const home = (): void => {
    onClose();
    void navigate('/index');
  };
  return <RegisterModal onClose={onClose} onRegistered={home} banner={<BannerCarousel group="w_register" />} />;
}

const CentreModal = lazyPart('centre', async () => (await import('#src/features/pages/centre-modal.tsx')).CentreModal);

const SecurityPanel = lazyPart(
  'security',
  async () => (await import('#src/features/security/security-panel.tsx')).SecurityPanel,
);

/** The pages of the member centre by their keys, as far as they are there. */
const memberPages: Readonly<Record<string, ReactNode>> = { securityCenter: <SecurityPanel /> };

function Member({ page }: { readonly onClose: () => void } & Readonly<Record<string, unknown>>) {
  return (
    <CentreModal centre="member" onClose={useLeaveCentre()}>
      {typeof page === 'string' ? memberPages[page] : undefined}
    </CentreModal>
  );
}

function Agent() {
  return <CentreModal centre="agent" onClose={useLeaveCentre()} />;
}

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const home = (): void => {
    onClose();
    void navigate('/');
  };
  return <ChangePasswordModal onClose={onClose} onChanged={home} onLeft={home} />;
}

function ForgotPassword({ onClose }: { readonly onClose: () => void }) {
  const { open } = useModals();
  return <ForgotPasswordModal onClose={onClose} onReset={() => open('login')} />;
}

/** The main modals, one row each. */
export const modals: Readonly<Partial<Record<ModalName, ModalComponent>>> = {
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

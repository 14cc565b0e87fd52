import { useLocation, useNavigate } from 'react-router-dom';
import { useArea } from '#src/brand/use-brand.ts';
import { useMenu } from '#src/features/shell/menu-provider.tsx';
import { WelcomePanel, type WelcomeStep } from '#src/features/welcome/welcome-panel.tsx';
import { shownAccount } from '#src/session/member.ts';
import { newMember } from '#src/session/new-member.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCentreLinks } from './use-centre-links.ts';

/** The welcome on the home page, with the steps that the brand offers. */
export function NewMemberWelcome() {
  const { pathname } = useLocation();
  const { member } = useSession();
  const navigate = useNavigate();
  const { openMember } = useCentreLinks();
  const hasCentre = useArea('memberCentre');
  const games = useMenu().find(({ to }) => to !== null)?.to ?? null;
  if (member === null || pathname !== '/index') return null;

  const steps: readonly WelcomeStep[] = [
    ...(hasCentre ? (['deposit'] as const) : []),
    ...(games === null ? [] : (['games'] as const)),
    ...(hasCentre ? (['security'] as const) : []),
  ];
  const take = (step: WelcomeStep): void => {
    if (step === 'deposit') openMember('depositv2');
    else if (step === 'security') openMember('securityCenter');
    else if (games !== null) void navigate(games);
  };
  const close = (): void => {
    newMember.set(false);
    // The focused button has just been removed.
    document.querySelector<HTMLElement>('#content')?.focus();
  };
  return <WelcomePanel name={shownAccount(member)} steps={steps} onStep={take} onClose={close} />;
}

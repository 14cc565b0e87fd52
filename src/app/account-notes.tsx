import { PlayMoneyStrip } from '#src/features/shell/play-money-strip.tsx';
import { useStore } from '#src/lib/store.ts';
import { newMember } from '#src/session/new-member.ts';
import { useSession } from '#src/session/use-session.ts';
import { NewMemberWelcome } from './new-member-welcome.tsx';

/** Notes above a page: the strip for trial accounts and the welcome for new members. */
export function AccountNotes() {
  const { member } = useSession();
  const isNew = useStore(newMember, () => false);
  return (
    <>
      {member?.kind === 'trial' && <PlayMoneyStrip />}
      {isNew && <NewMemberWelcome />}
    </>
  );
}

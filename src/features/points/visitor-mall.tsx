import { useModals } from '#src/modals/modal-store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MallRules } from './mall-rules.tsx';
import { usePointTexts } from './texts.ts';

/** The mall for visitors: how it works, and a button to log in. Trial accounts see a message saying that they have no points. */
export function VisitorMall({ isTrial }: { readonly isTrial: boolean }) {
  const t = usePointTexts();
  const { open } = useModals();
  const protect = useProtectedAction();
  return (
    <div className="space-y-6">
      <div className="card">
        <EmptyState
          icon="star"
          title={t(isTrial ? 'trial.title' : 'login.title')}
          text={t(isTrial ? 'trial.text' : 'login.text')}
          action={
            <Button size="lg" icon="login" onClick={() => (isTrial ? protect(() => undefined) : open('login'))}>
              {t(isTrial ? 'trial.button' : 'login.button')}
            </Button>
          }
        />
      </div>
      <MallRules config={null} />
    </div>
  );
}

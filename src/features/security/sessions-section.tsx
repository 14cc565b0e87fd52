import { endOtherSessions, sessions } from '#schemas/calls/security.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { SessionItem } from './session-item.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** The section with the member's sessions. All but the current one can be ended, individually or together. */
export function SessionsSection() {
  const t = useSecurityTexts();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const query = useCallQuery(sessions, {});
  const others = useCallMutation(endOtherSessions, { onSuccess: () => show(t('sessions.othersEnded'), 'success') });
  const confirm = async (): Promise<void> => {
    const answer = await dialogs.show({
      title: t('sessions.others.title'),
      text: t('sessions.others.text'),
      actions: [
        { id: 'cancel', label: common('cancel'), variant: 'secondary', isDefault: true },
        { id: 'end', label: t('sessions.others'), variant: 'danger' },
      ],
    });
    if (answer === 'end') others.run({});
  };
  return (
    <SectionFrame icon="users" title={t('sessions.title')} text={t('sessions.text')}>
      <QueryView query={query} failed={t('sessions.error')} bars="h-16">
        {(open) => (
          <div className="flex flex-col gap-4">
            <ul
              aria-label={t('sessions.title')}
              className="flex flex-col divide-y divide-line rounded-control border border-line bg-raised"
            >
              {open.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {others.problem !== null && !others.busy && (
              <Callout tone="danger" live>
                {problemText(others.problem)}
              </Callout>
            )}
            <Button
              variant="secondary"
              icon="logout"
              className="self-start"
              busy={others.busy}
              onClick={() => void confirm()}
            >
              {t('sessions.others')}
            </Button>
          </div>
        )}
      </QueryView>
    </SectionFrame>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { feedbackMachine, type FeedbackNote } from '#machines/feedback/feedback.machine.ts';
import { feedbackScreen } from '#machines/feedback/screens.ts';
import { feedback } from '#schemas/calls/common.ts';
import { feedbackForm } from '#schemas/forms/feedback-form.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import type { FormValues, DraftStore } from '#src/forms/form-values.ts';
import { textValue } from '#src/lib/text-value.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useMutateCall, type MutateCall } from '#src/platform/call-mutation.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { createMemberDraft, createSessionDraft } from '#src/forms/session-draft.ts';
import { useSession } from '#src/session/use-session.ts';
import { useHelpTexts } from './texts.ts';

const DRAFT_NAME = 'feedback';

/**
 * Returns the draft store of the form: a separate one for each member, and one for visitors. `null` until the session is known. The draft is kept
 * after a reload and on other pages.
 */
const useFeedbackDraft = (): DraftStore | null => {
  const { phase, member } = useSession();
  const [seen, setSeen] = useState<string | null>(null);
  // While the session reloads, it still belongs to the same member.
  const owner = phase === 'unknown' ? seen : (member?.id ?? '');
  if (owner !== seen) setSeen(owner);
  return useMemo(() => {
    if (owner === null) return null;
    return owner === '' ? createSessionDraft(DRAFT_NAME) : createMemberDraft(owner, DRAFT_NAME);
  }, [owner]);
};

const NO_VALUES: FormValues = {};

const createFeedbackMachine = (mutateCall: MutateCall) =>
  feedbackMachine.provide({
    actors: { send: fromPromise<unknown, FeedbackNote>(({ input }) => mutateCall(feedback, input)) },
  });

/** The feedback form. Stories pass their own `machine`. */
export function FeedbackPanel({ machine: given }: { readonly machine?: typeof feedbackMachine }) {
  const t = useHelpTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const { feedback: rules } = useBrand();
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createFeedbackMachine(mutateCall));
  const actor = useActorRef(machine);
  const screen = useSelector(actor, feedbackScreen);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const sent = useSelector(actor, ({ context }) => context.sent);
  const form = useMemo(() => feedbackForm(rules), [rules]);
  const draft = useFeedbackDraft();
  /** `null` once the feedback was sent, so that the text is not stored as a draft again. */
  const drafts = screen === 'form' ? draft : null;
  /** Depends on the draft store, which changes if the member becomes known after the first render. */
  const initial = useMemo(() => drafts?.read() ?? NO_VALUES, [drafts]);
  const fields = useMemo(
    () =>
      problem?.fields == null
        ? null
        : Object.fromEntries(Object.keys(problem.fields).map((name) => [name, words(problem)])),
    [problem, words],
  );
  useEffect(() => {
    if (screen === 'thanks') draft?.write({});
  }, [screen, draft]);
  useEffect(() => {
    if (screen !== 'thanks') return;
    void show({
      title: t('thanks.title'),
      text: t('thanks.text'),
      actions: [{ id: 'ok', label: t('thanks.close'), variant: 'primary', isDefault: true }],
    }).then(() => actor.send({ type: 'thanks.close' }));
  }, [screen, show, t, actor]);
  return (
    <section aria-label={t('tab.feedback')} className="max-w-xl space-y-4">
      <p className="text-pretty text-ink-muted">{t('feedback.intro')}</p>
      {problem !== null && fields === null && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
      <SchemaForm
        key={sent}
        form={form}
        label={t('tab.feedback')}
        serverErrors={fields}
        busy={busy}
        initial={initial}
        {...(drafts === null ? {} : { drafts })}
        onSubmit={(values) =>
          actor.send({
            type: 'form.submit',
            note: { questionType: textValue(values, 'questionType'), content: textValue(values, 'content') },
          })
        }
      >
        <div>
          <Button type="submit" busy={busy}>
            {t('feedback.send')}
          </Button>
        </div>
      </SchemaForm>
    </section>
  );
}

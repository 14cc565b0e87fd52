import { useState } from 'react';
import { createInvite } from '#schemas/calls/agent.ts';
import { campaignForm } from '#schemas/forms/agent-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { useAgentTexts } from './texts.ts';

/** A form for creating an invitation for a campaign. */
export function InviteForm() {
  const t = useAgentTexts();
  const { show } = useToasts();
  const [round, setRound] = useState(0);
  const create = useCallMutation(createInvite, {
    onSuccess: () => {
      show(t('invite.made'), 'success');
      setRound((before) => before + 1);
    },
  });
  return (
    <div className="max-w-md space-y-3">
      <ProblemForm
        problem={create.problem}
        key={round}
        form={campaignForm}
        label={t('invite.create')}
        busy={create.busy}
        onSubmit={(values) => create.run({ campaign: textValue(values, 'campaign') })}
      >
        <Button type="submit" variant="secondary" icon="plus" busy={create.busy}>
          {t('invite.create')}
        </Button>
      </ProblemForm>
    </div>
  );
}

import { useState } from 'react';
import { createInvite } from '#schemas/calls/agent.ts';
import { campaignForm } from '#schemas/forms/agent-forms.ts';
import { textValue } from '#src/forms/form-values.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useAgentTexts } from './texts.ts';
import { useAgentProblem } from './use-agent-problem.ts';

/** Makes an invitation for a campaign. */
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
  const { general, fields } = useAgentProblem(create.problem, campaignForm.ui.order);
  return (
    <div className="max-w-md space-y-3">
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm
        key={round}
        form={campaignForm}
        label={t('invite.create')}
        serverErrors={fields}
        busy={create.busy}
        onSubmit={(values) => create.run({ campaign: textValue(values, 'campaign') })}
      >
        <Button type="submit" variant="secondary" icon="plus" busy={create.busy}>
          {t('invite.create')}
        </Button>
      </SchemaForm>
    </div>
  );
}

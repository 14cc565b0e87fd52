import { useMemo, useState } from 'react';
import { changePassword } from '#schemas/calls/account.ts';
import { changePasswordForm } from '#schemas/forms/account-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { sectionId } from '#src/lib/focus-section.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { useProfileTexts } from './texts.ts';

function PasswordForm({ onLeave }: { readonly onLeave: () => void }) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const { show } = useToasts();
  const rules = useRegisterRules();
  const form = useMemo(() => changePasswordForm(rules ?? {}), [rules]);
  const change = useCallMutation(changePassword, {
    onSuccess: () => {
      show(t('password.done'), 'success');
      onLeave();
    },
  });
  return (
    <ProblemForm
      rules={rules}
      form={form}
      label={t('password.title')}
      problem={change.problem}
      busy={change.busy}
      onSubmit={(values) =>
        change.run({
          old: textValue(values, 'old'),
          new: textValue(values, 'new'),
          confirmNew: textValue(values, 'confirmNew'),
        })
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={change.busy}>
          {t('save')}
        </Button>
        <Button variant="secondary" disabled={change.busy} onClick={onLeave}>
          {common('cancel')}
        </Button>
      </div>
    </ProblemForm>
  );
}

/** The section for the login password, with a form that changes it; the form asks for the old password. */
export function PasswordSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useProfileTexts();
  const [isChanging, setChanging] = useState(false);
  return (
    <SectionFrame id={sectionId('password')} icon="lock" title={t('password.title')} text={t('password.text')}>
      {!hasPassword && <p className="text-sm text-pretty">{t('password.none')}</p>}
      {hasPassword && !isChanging && (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('password.change')}
        </Button>
      )}
      {isChanging && <PasswordForm onLeave={() => setChanging(false)} />}
    </SectionFrame>
  );
}

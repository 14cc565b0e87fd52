import { useMemo, useState } from 'react';
import { saveProfile } from '#schemas/calls/profile.ts';
import { profileChangesOf, profileForm } from '#schemas/forms/profile-form.ts';
import { YOUNGEST } from '#schemas/profile-fields.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { AccountForm } from './account-form.tsx';
import { nationalities } from './nationalities.ts';
import { createProfileDraft } from './profile-draft.ts';
import { useProfileTexts } from './texts.ts';

const lastBirthday = (): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - YOUNGEST);
  return day.toISOString().slice(0, 10);
};

const textsOf = (held: ProfileChanges): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(held).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The fields of the profile. Only what has changed is sent; what is typed and not saved is still there after leaving the page. */
export function ProfileForm({
  rules,
  held,
  onDiscard,
}: {
  readonly rules: RegisterRules;
  readonly held: ProfileChanges;
  /** The form is to begin anew from what is saved. */
  readonly onDiscard: () => void;
}) {
  const t = useProfileTexts();
  const { tag } = useLanguage();
  const { show } = useToasts();
  const form = useMemo(
    () => profileForm({ rules, held, countries: nationalities(tag), lastBirthday: lastBirthday() }),
    [rules, held, tag],
  );
  const { member } = useSession();
  const [draft] = useState(() => createProfileDraft(member?.id ?? '', form, held));
  const [initial] = useState(() => textsOf(held));
  const save = useCallMutation(saveProfile, {
    onSuccess: () => {
      draft.discard();
      show(t('profile.saved'), 'success');
    },
  });
  const headings: Readonly<Record<string, string>> = { messengers: t('profile.messengers') };
  return (
    <>
      {draft.wasLeft && (
        <Callout tone="info" className="mb-4">
          <p>{t('profile.unsaved')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => {
              draft.discard();
              onDiscard();
            }}
          >
            {t('profile.discard')}
          </Button>
        </Callout>
      )}
      <AccountForm
        form={form}
        label={t('profile.title')}
        initial={initial}
        drafts={draft}
        problem={save.problem}
        busy={save.busy}
        groupHeading={(id) => headings[id] ?? null}
        onSubmit={(values) => {
          const changes = profileChangesOf(form, held, values);
          if (Object.keys(changes).length === 0) show(t('profile.unchanged'), 'info');
          else save.run(changes);
        }}
      >
        <div>
          <Button type="submit" busy={save.busy}>
            {t('save')}
          </Button>
        </div>
      </AccountForm>
    </>
  );
}

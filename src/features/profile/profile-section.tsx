import { useState } from 'react';
import type { MemberProfile } from '#schemas/profile.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { sectionId } from '#src/lib/focus-section.ts';
import { useFieldTexts } from '#src/texts/field-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { MessengerBonus, type MemberUrl } from './messenger-bonus.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileTexts } from './texts.ts';

/** The profile section: the real name, which cannot be changed once it is set, and the fields that can be edited. */
export function ProfileSection({
  profile: { fields, messengerBonus },
  memberUrl,
}: {
  readonly profile: MemberProfile;
  readonly memberUrl: MemberUrl;
}) {
  const t = useProfileTexts();
  const ruleTexts = useRuleTexts();
  const fieldTexts = useFieldTexts();
  const rules = useRegisterRules();
  const [round, setRound] = useState(0);
  return (
    <SectionFrame id={sectionId('profile')} icon="user" title={t('profile.title')} text={t('profile.text')}>
      {messengerBonus !== null && <MessengerBonus bonus={messengerBonus} memberUrl={memberUrl} />}
      {fields.payeeName !== undefined && (
        <div className="mb-4">
          <FactList facts={[{ label: ruleTexts('field.payeeName'), value: fields.payeeName }]} />
          <p className="mt-1.5 text-xs text-pretty text-ink-muted">{fieldTexts('real_name_set')}</p>
        </div>
      )}
      {rules === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <ProfileForm key={round} rules={rules} held={fields} onDiscard={() => setRound(round + 1)} />
      )}
    </SectionFrame>
  );
}

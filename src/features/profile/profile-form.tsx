import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { saveProfile } from '#schemas/calls/profile.ts';
import { profileChangesOf, profileForm } from '#schemas/forms/profile-form.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { PROFILE_FIELDS, YOUNGEST } from '#schemas/profile-fields.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import type { FormHandle } from '#src/forms/form-context.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { createProfileDraft } from './profile-draft.ts';
import { useProfileTexts } from './texts.ts';

/** The countries of the nationality field, as ISO 3166-1 alpha-2 codes. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** Returns the options of the nationality field, sorted by their names in a language. */
const nationalities = (tag: string): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, tag),
  );
};

const lastBirthday = (): string => {
  const day = new Date(platformNow());
  day.setUTCFullYear(day.getUTCFullYear() - YOUNGEST);
  return day.toISOString().slice(0, 10);
};

const textsOf = (held: ProfileChanges): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(held).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The profile form. It sends only changed fields, and keeps unsaved input when the page closes. */
export function ProfileForm({
  rules,
  held,
  onDiscard,
}: {
  readonly rules: RegisterRules;
  readonly held: ProfileChanges;
  /** Called when the member discards unsaved input; must reset the form to the saved profile. */
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
  const [isLeft, setLeft] = useState(draft.isUnsaved);
  const handle = useRef<FormHandle>(null);
  const save = useCallSequence(
    saveProfile.name,
    async (mutateCall, changes: ProfileChanges) => {
      await mutateCall(saveProfile, changes);
      return changes;
    },
    {
      onSuccess: (changes) => {
        draft.rebase({ ...draft.saved(), ...changes });
        if (!draft.isUnsaved()) setLeft(false);
        show(t('profile.saved'), 'success');
      },
    },
  );
  /** Sets the fields to a newly loaded profile, except fields that the member has edited. */
  const follow = useEffectEvent(() => {
    const before = draft.saved();
    if (held === before) return;
    for (const name of PROFILE_FIELDS) {
      const isTyped = (handle.current?.getValue(name) ?? '') !== (before[name] ?? '');
      if (!isTyped && held[name] !== before[name]) handle.current?.setValue(name, held[name] ?? '');
    }
    draft.rebase(held);
  });
  useEffect(() => follow(), [held]);
  const headings: Readonly<Record<string, string>> = { messengers: t('profile.messengers') };
  return (
    <>
      {isLeft && (
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
      <ProblemForm
        rules={rules}
        form={form}
        label={t('profile.title')}
        initial={initial}
        drafts={draft}
        handle={handle}
        problem={save.problem}
        busy={save.busy}
        groupHeading={(id) => headings[id] ?? null}
        onSubmit={(values) => {
          const changes = profileChangesOf(form, draft.saved(), values);
          if (Object.keys(changes).length === 0) show(t('profile.unchanged'), 'info');
          else save.run(changes);
        }}
      >
        <div>
          <Button type="submit" busy={save.busy}>
            {t('save')}
          </Button>
        </div>
      </ProblemForm>
    </>
  );
}

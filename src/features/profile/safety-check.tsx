import { twoStep } from '#schemas/calls/security.ts';
import { profileRule } from '#schemas/profile-fields.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusSection, type SectionName } from '#src/lib/focus-section.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useProfileTexts } from './texts.ts';

interface Check {
  readonly id: 'password' | 'paymentPassword' | 'mobile' | 'email' | 'twoStep' | 'realName';
  readonly section: SectionName;
  readonly isDone: boolean;
}

const useChecks = ({ hasPassword, hasPaymentPassword, mobile, email, fields }: MemberProfile): readonly Check[] => {
  const rules = useRegisterRules();
  const { data } = useCallQuery(twoStep, {});
  return [
    { id: 'password', section: 'password', isDone: hasPassword },
    { id: 'paymentPassword', section: 'paymentPassword', isDone: hasPaymentPassword },
    { id: 'mobile', section: 'mobile', isDone: mobile !== null },
    { id: 'email', section: 'email', isDone: email !== null },
    ...(data === undefined
      ? []
      : [{ id: 'twoStep' as const, section: 'twoStep' as const, isDone: data.totp || data.passkeys.length > 0 }]),
    ...(rules === null || profileRule(rules, 'payeeName') === null
      ? []
      : [{ id: 'realName' as const, section: 'profile' as const, isDone: fields.payeeName !== undefined }]),
  ];
};

/** Lists what protects the account; each item has a state and a link to its section. */
export function SafetyCheck({ profile }: { readonly profile: MemberProfile }) {
  const t = useProfileTexts();
  const checks = useChecks(profile);
  const done = checks.filter(({ isDone }) => isDone).length;
  const isAll = done === checks.length;
  return (
    <section aria-label={t('check.title')} className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 font-display text-base font-semibold">
          <Icon name="shield" className={classNames('size-5', isAll ? 'text-success-ink' : 'text-accent-ink')} />
          {t('check.title')}
        </h3>
        <p className="text-sm text-ink-muted">{t('check.state', { done, all: checks.length })}</p>
      </div>
      <div className="mt-3">
        <ProgressBar label={t('check.title')} value={done} max={checks.length} />
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
        {checks.map(({ id, section, isDone }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => focusSection(section)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-ink/5',
                focusRingInside,
              )}
            >
              <Icon
                name={isDone ? 'success' : 'warning'}
                className={classNames('size-5', isDone ? 'text-success-ink' : 'text-accent-ink')}
              />
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
                <span className="min-w-0 flex-1 basis-[6rem] font-medium">{t(`check.${id}`)}</span>
                <span className="text-ink-muted">{t(isDone ? 'check.done' : 'check.open')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

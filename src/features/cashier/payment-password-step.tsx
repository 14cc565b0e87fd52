import { profile } from '#schemas/calls/profile.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { PaymentPasswordForm } from './payment-password-form.tsx';

/** The payment password form as a step of the cashier. The profile says whether the account has a login password. */
export function PaymentPasswordStep({
  isSet,
  onDone,
  onBack,
}: {
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const query = useCallQuery(profile, {});
  return (
    <QueryView query={query} bars="h-64">
      {({ hasPassword }) => (
        <PaymentPasswordForm isSet={isSet} hasPassword={hasPassword} onDone={onDone} onBack={onBack} />
      )}
    </QueryView>
  );
}

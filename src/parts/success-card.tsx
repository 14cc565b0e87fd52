import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useOrderTexts } from '#src/texts/order-texts.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles, type ButtonVariant } from '#src/ui/button-styles.ts';
import { DoneCard } from '#src/ui/done-card.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { Link } from '#src/ui/link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

/** The member's next action: a link to a URL of the site, or a button. */
export type SuccessAction = { readonly label: string; /** The `name` of the button. */ readonly name?: string } & (
  | { readonly to: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly to?: never }
);

/** The result of a flow, as reported by the platform. Amounts are formatted; values that the flow does not have are absent or `null`. */
export interface Success {
  readonly title: string;
  readonly text?: string | null;
  /** The total that was moved. */
  readonly amount?: string | null;
  /** The parts of `amount`, if a bonus was added to the member's own money. */
  readonly split?: { readonly own: string; readonly bonus: string } | null;
  readonly facts?: readonly Fact[];
  /** The platform's estimate of the arrival time, in Unix milliseconds. */
  readonly expectedAt?: number | null;
  /** The amount that must be wagered before a withdrawal. */
  readonly toWager?: string | null;
  /** The order number. */
  readonly number?: string | null;
}

const NO_FACTS: readonly Fact[] = [];
const NO_ACTIONS: readonly SuccessAction[] = [];

/** The route of the games; it is the same in every brand. */
const GAMES = '/index';

function Action({
  action: { label, name, to, onPress },
  variant,
  compact,
}: {
  readonly action: SuccessAction;
  readonly variant: ButtonVariant;
  readonly compact: boolean;
}) {
  const size = compact ? 'sm' : 'md';
  return to === undefined ? (
    <Button name={name} variant={variant} size={size} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <Link to={to} className={buttonStyles(variant, size)}>
      {label}
    </Link>
  );
}

/**
 * The last screen of a flow: the amount and its parts, the expected arrival time, the remaining turnover and the next actions. `next` is the main
 * action, where `play` is a link to the games; `others` come after it.
 */
export function SuccessCard({
  success: { title, text, amount, split = null, facts = NO_FACTS, expectedAt = null, toWager = null, number = null },
  next,
  others = NO_ACTIONS,
  compact = false,
}: {
  readonly success: Success;
  readonly next: 'play' | SuccessAction | null;
  readonly others?: readonly SuccessAction[];
  /** A smaller layout, for use inside a list item. */
  readonly compact?: boolean;
}) {
  const t = usePaymentTexts();
  const orders = useOrderTexts();
  const unbroken = (label: string, value: string): Fact => ({ label, value: <Unbroken>{value}</Unbroken> });
  const all: readonly Fact[] = [
    ...(split === null ? [] : [unbroken(t('own'), split.own), unbroken(t('bonus'), split.bonus)]),
    ...facts,
    ...(expectedAt === null ? [] : [unbroken(t('expected'), formatLocalTime(expectedAt))]),
    ...(toWager === null ? [] : [unbroken(t('turnover'), toWager)]),
    ...(number === null ? [] : [unbroken(orders('number'), number)]),
  ];
  const main = next === 'play' ? { label: t('play'), to: GAMES } : next;
  return (
    <DoneCard title={title} amount={amount} text={text} compact={compact}>
      {all.length > 0 && (
        <div className={compact ? undefined : 'mx-auto w-full max-w-md'}>
          <FactList facts={all} />
        </div>
      )}
      {(main !== null || others.length > 0) && (
        <div
          className={
            compact ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-center'
          }
        >
          {main !== null && <Action action={main} variant="primary" compact={compact} />}
          {others.map((action) => (
            <Action key={action.label} action={action} variant="secondary" compact={compact} />
          ))}
        </div>
      )}
    </DoneCard>
  );
}

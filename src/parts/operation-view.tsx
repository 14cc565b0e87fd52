import type { ReactNode } from 'react';
import type { EndedOperation } from '#machines/operation/operation.ts';
import type { OperationCall } from '#schemas/call.ts';
import { inputText } from '#schemas/operation.ts';
import { useErrorTexts } from '#src/texts/text-hooks.ts';
import { Callout } from '#src/ui/callout.tsx';
import { CheckingCard } from './checking-card.tsx';
import type { OperationState } from './use-operation.ts';

/** Lists outcomes if several operations were open at the same time. The outcome of a single operation is shown by the form or the receipt instead. */
function Outcomes<C extends OperationCall>({ operation: { ended }, nameOf }: Parts<C>) {
  const t = useErrorTexts();
  if (ended.length < 2) return null;
  return (
    <div className="mb-4 space-y-2">
      {ended.map((one) => (
        <Callout key={inputText(one.call, one.input)} tone={one.output === null ? 'danger' : 'success'} live>
          {t(one.output === null ? 'outcome.closed' : 'outcome.done', { name: nameOf(one) })}
        </Callout>
      ))}
    </div>
  );
}

interface Parts<C extends OperationCall> {
  readonly operation: OperationState<C>;
  /** Returns a name that distinguishes the operation from others of the same call, for example by its amount. */
  readonly nameOf: (operation: EndedOperation<C>) => string;
}

/** Wraps the screen of a flow. While an outcome is being checked, the screen is hidden but stays mounted, so that typed input is kept. */
export function OperationView<C extends OperationCall>({
  children,
  ...parts
}: Parts<C> & { readonly children: ReactNode }) {
  const { checking, askAgain } = parts.operation;
  return (
    <>
      {checking ? <CheckingCard onAgain={askAgain} /> : <Outcomes {...parts} />}
      <div hidden={checking}>{children}</div>
    </>
  );
}

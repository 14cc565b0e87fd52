import { createContext, use } from 'react';
import type { Threshold } from '#schemas/contract-names.ts';
import { tierField } from '#schemas/forms/contract-forms.ts';
import type { FormHandle } from '#src/forms/form-context.ts';
import { Button } from '#src/ui/button.tsx';
import { useContractTexts } from './texts.ts';

interface OfferTiers {
  readonly count: number;
  readonly thresholds: readonly Threshold[];
  readonly remove: () => void;
}

export const OfferTiersContext = createContext<OfferTiers>({ count: 1, thresholds: [], remove: () => undefined });

/** A button that removes a tier from the form; the tiers after it move up. */
export function RemoveTier({ id, form }: { readonly id: string; readonly form: FormHandle }) {
  const t = useContractTexts();
  const { count, thresholds, remove } = use(OfferTiersContext);
  const place = Number(id);
  if (count < 2 || !Number.isInteger(place)) return null;
  const takeOut = (): void => {
    for (const name of ['rate', ...thresholds] as const)
      for (let at = place; at < count; at += 1) {
        const next = at + 1 < count ? form.getValue(tierField(name, at + 1)) : '';
        form.setValue(tierField(name, at), next === undefined ? '' : typeof next === 'number' ? String(next) : next);
      }
    remove();
  };
  return (
    <div>
      <Button size="sm" variant="quiet" icon="close" onClick={takeOut}>
        {t('offer.tier.remove', { tier: place + 1 })}
      </Button>
    </div>
  );
}

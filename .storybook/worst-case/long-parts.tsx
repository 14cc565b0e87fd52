import type { ReactNode } from 'react';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { ArtTile } from '#src/ui/art-tile.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { DrawnNumbers } from '#src/ui/drawn-numbers.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { longestTexts, textOfWidth, thaiAlone } from './long-texts.ts';

const nothing = (): void => undefined;
const [LONGEST = ''] = longestTexts;
const HUGE = 90_071_992_547_409.91;
const CURRENCIES = [
  ['PHP', '₱', 'en-PH'],
  ['IDR', 'Rp', 'id'],
  ['VND', '₫', 'vi'],
  ['THB', '฿', 'th'],
  ['JPY', '¥', 'ja'],
] as const;
const LABELS = [textOfWidth(60), thaiAlone(60), 'm'.repeat(60)] as const;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Renders components, each with the longest site text it can contain. */
export function LongParts() {
  return (
    <main className="grid min-h-screen grid-cols-1 gap-8 bg-surface p-4 text-ink">
      <Section title="Buttons">
        {/* Only site texts: buttons never contain the name of a player or vendor. */}
        {LABELS.slice(0, 2).map((label) => (
          <Button key={label}>{label}</Button>
        ))}
        <Button icon="deposit" block>
          {textOfWidth(80)}
        </Button>
        <Button busy>{LABELS[0]}</Button>
      </Section>
      <Section title="Fields">
        {LABELS.map((label) => (
          <TextField
            key={label}
            label={label}
            value={'9'.repeat(80)}
            onValue={nothing}
            hint={LONGEST}
            error={thaiAlone(120)}
            required
          />
        ))}
        <SelectField
          label={LABELS[1]}
          value="0"
          onValue={nothing}
          options={LABELS.map((label, at) => ({ value: String(at), label }))}
          error={LONGEST}
        />
        <ChoiceGroup
          id="long"
          name="long"
          kind="radio"
          label={LABELS[1]}
          choices={LABELS.map((label) => ({ value: label, label }))}
          chosen={[LABELS[1]]}
          onChoose={nothing}
          error={LONGEST}
        />
        <Checkbox label={LONGEST} checked onChecked={nothing} error={thaiAlone(120)} />
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Long"
          tabs={[...LABELS, ...LABELS.map((label) => `${label} `)].map((label, at) => ({ id: String(at), label }))}
          selected="0"
          onSelect={nothing}
        >
          <p>{LONGEST}</p>
        </Tabs>
      </Section>
      <Section title="Messages">
        <Callout tone="danger" title={LABELS[1]}>
          {LONGEST}
        </Callout>
        <EmptyState icon="search" title={LABELS[1]} text={LONGEST} action={<Button>{LABELS[0]}</Button>} />
        <LoadError text={LONGEST} retryLabel={LABELS[1]} onRetry={nothing} />
      </Section>
      <Section title="Amounts">
        {CURRENCIES.map(([currency, symbol, tag]) => (
          <p key={currency} className="@container text-xl">
            <Unbroken>{formatMoney({ minor: toMinor(HUGE, currency), currency }, symbol, tag)}</Unbroken>
          </p>
        ))}
        <p>
          <Badge count={123_456} label="123456" />
        </p>
      </Section>
      <Section title="Images that fail to load">
        <div className="grid grid-cols-2 gap-4">
          {LABELS.map((label) => (
            <ArtTile
              key={label}
              src="/TCG_PROD_IMAGES/NONE/broken.png"
              title={label}
              caption={thaiAlone(60)}
              onPress={nothing}
            />
          ))}
        </div>
        <Avatar src="/TCG_PROD_IMAGES/NONE/broken.png" fallbackSrc={null} label={LABELS[1]} />
        <DrawnNumbers label={LABELS[1]} numbers={Array.from({ length: 20 }, (_, at) => String(at + 10))} />
      </Section>
    </main>
  );
}

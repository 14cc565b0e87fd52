import { enumOptionsDeselectValue, enumOptionsIsSelected, enumOptionsSelectValue, type WidgetProps } from '@rjsf/utils';
import { ChoiceGroup, type Choice } from '#src/ui/choice-group.tsx';
import { useField } from '../use-field.ts';
import { SelectWidget } from '../widgets/select-widget.tsx';

const choicesOf = ({ options }: WidgetProps): readonly Choice[] =>
  (options.enumOptions ?? []).map(({ value, label }, at) => ({
    value: String(at),
    label,
    disabled: options.enumDisabled?.includes(value as string) ?? false,
  }));

/** Some of a few values: a list with `uniqueItems` whose entries are an `enum`. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, name, label, hideLabel, value, error, required, disabled, leave } = useField(props);
  const entries = props.options.enumOptions ?? [];
  const held: unknown[] = Array.isArray(value) ? value : [];
  const chosen = entries.flatMap((entry, at) => (enumOptionsIsSelected(entry.value, held) ? [String(at)] : []));
  const choose = (at: string, isChosen: boolean): void =>
    props.onChange(
      isChosen
        ? enumOptionsSelectValue(Number(at), held, entries)
        : enumOptionsDeselectValue(Number(at), held, entries),
    );
  return (
    <ChoiceGroup
      id={id}
      name={name}
      kind="checkbox"
      label={label}
      hideLabel={hideLabel}
      choices={choicesOf(props)}
      chosen={chosen}
      error={error}
      required={required}
      disabled={disabled}
      onChoose={choose}
      onBlur={leave}
    />
  );
}

/** One of a few values, all in sight. */
export function RadioWidget(props: WidgetProps) {
  const { id, label, hideLabel, value, error, required, disabled, leave } = useField(props);
  const entries = props.options.enumOptions ?? [];
  const chosen = entries.flatMap((entry, at) => (enumOptionsIsSelected(entry.value, value) ? [String(at)] : []));
  return (
    <ChoiceGroup
      id={id}
      name={id}
      kind="radio"
      label={label}
      hideLabel={hideLabel}
      choices={choicesOf(props)}
      chosen={chosen}
      error={error}
      required={required}
      disabled={disabled}
      onChoose={(at) => props.onChange(entries[Number(at)]?.value)}
      onBlur={leave}
    />
  );
}

/** One of several values from a list, or several of them as boxes. */
export function AnySelectWidget(props: WidgetProps) {
  return props.multiple === true ? <CheckboxesWidget {...props} /> : <SelectWidget {...props} />;
}

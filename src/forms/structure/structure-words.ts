import { TranslatableString } from '@rjsf/utils';
import { useCallback } from 'react';
import { textsOf } from '#src/texts/texts-of.ts';
import type EN from '#src/texts/structure/EN.json';

type Key = keyof typeof EN;

/** The words of lists, groups and variants, and what is wrong with a value, by keyword. */
export const useStructureTexts = textsOf<Key>('structure');

const KEYS: Readonly<Record<TranslatableString, Key>> = {
  [TranslatableString.ArrayItemTitle]: 'list.item',
  [TranslatableString.MissingItems]: 'list.missing',
  [TranslatableString.EmptyArray]: 'list.empty',
  [TranslatableString.YesLabel]: 'yes',
  [TranslatableString.NoLabel]: 'no',
  [TranslatableString.CloseLabel]: 'close',
  [TranslatableString.ErrorsLabel]: 'errors',
  [TranslatableString.NewStringDefault]: 'extra.value',
  [TranslatableString.AddButton]: 'add',
  [TranslatableString.AddItemButton]: 'list.add',
  [TranslatableString.CopyButton]: 'list.copy',
  [TranslatableString.ExpandButton]: 'cycle.expand',
  [TranslatableString.MoveDownButton]: 'list.down',
  [TranslatableString.MoveUpButton]: 'list.up',
  [TranslatableString.RemoveButton]: 'remove',
  [TranslatableString.NowLabel]: 'date.now',
  [TranslatableString.ClearLabel]: 'clear',
  [TranslatableString.AriaDateLabel]: 'date.select',
  [TranslatableString.PreviewLabel]: 'preview',
  [TranslatableString.DecrementAriaLabel]: 'number.less',
  [TranslatableString.IncrementAriaLabel]: 'number.more',
  [TranslatableString.OptionalObjectAdd]: 'optional.add',
  [TranslatableString.OptionalObjectRemove]: 'optional.remove',
  [TranslatableString.OptionalObjectEmptyMsg]: 'optional.none',
  [TranslatableString.Type]: 'type',
  [TranslatableString.Value]: 'value',
  [TranslatableString.ClearButton]: 'clear',
  [TranslatableString.UnknownFieldType]: 'unsupported.type',
  [TranslatableString.OptionPrefix]: 'variant',
  [TranslatableString.TitleOptionPrefix]: 'variant.of',
  [TranslatableString.KeyLabel]: 'extra.name',
  [TranslatableString.DeprecatedLabel]: 'deprecated',
  [TranslatableString.CycleDetected]: 'cycle.found',
  [TranslatableString.InvalidObjectField]: 'unsupported.object',
  [TranslatableString.UnsupportedField]: 'unsupported',
  [TranslatableString.UnsupportedFieldWithId]: 'unsupported',
  [TranslatableString.UnsupportedFieldWithReason]: 'unsupported',
  [TranslatableString.UnsupportedFieldWithIdAndReason]: 'unsupported',
  [TranslatableString.FilesInfo]: 'file.facts',
};

/** RJSF's own strings in the language of the site. */
export const useTranslateString = (): ((text: TranslatableString, params?: string[]) => string) => {
  const t = useStructureTexts();
  return useCallback(
    (text, params = []) => t(KEYS[text], Object.fromEntries(params.map((param, at) => [`p${at + 1}`, param]))),
    [t],
  );
};

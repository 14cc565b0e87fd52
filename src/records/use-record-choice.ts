import { useState } from 'react';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { parseRange, type ChosenRange } from './record-range.ts';

export type RecordFilters = Readonly<Record<string, string>>;

/** Returns the values of the named filters, for use as input of a call. */
export const chosenOf = <Name extends string>(
  filters: RecordFilters,
  ...names: readonly Name[]
): Partial<Readonly<Record<Name, string>>> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.some((each) => each === name))) as Partial<
    Record<Name, string>
  >;

interface Choice {
  readonly range: ChosenRange;
  /** The filters by name; unset filters are absent. */
  readonly filters: RecordFilters;
}

export interface RecordChoice extends Choice {
  readonly chooseRange: (range: ChosenRange) => void;
  /** Sets a filter; an empty value removes it. */
  readonly chooseFilter: (name: string, value: string) => void;
}

const START: Choice = { range: 'today', filters: {} };

const filtersOf = (value: unknown): RecordFilters =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const stored = (key: string): unknown => {
  try {
    return parseJson(readSession(key) ?? 'null');
  } catch {
    return null;
  }
};

const read = (key: string): Choice => {
  const value = stored(key);
  if (typeof value !== 'object' || value === null) return START;
  return {
    range: ('range' in value ? parseRange(value.range) : null) ?? START.range,
    filters: 'filters' in value ? filtersOf(value.filters) : START.filters,
  };
};

/** Returns the range and filters of a page. They are kept per tab, across navigation and reloads. */
export const useRecordChoice = (page: string): RecordChoice => {
  const key = `records.${page}`;
  const [held, setHeld] = useState(() => ({ key, choice: read(key) }));
  const current = held.key === key ? held : { key, choice: read(key) };
  if (current !== held) setHeld(current);
  const { choice } = current;
  const change = (next: Choice): void => {
    writeSession(key, JSON.stringify(next));
    setHeld({ key, choice: next });
  };
  return {
    ...choice,
    chooseRange: (range) => change({ ...choice, range }),
    chooseFilter: (name, value) => {
      const { [name]: _old, ...others } = choice.filters;
      change({ ...choice, filters: value === '' ? others : { ...others, [name]: value } });
    },
  };
};

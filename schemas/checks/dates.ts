import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, printableJson, type Finding } from './finding.ts';

/**
 * Whether the day and the time of day exist. The day is checked on its own, because for a day such as 31 September some
 * engines continue with the next month, and others read no time at all.
 */
const isRealTime = (time: string): boolean => {
  const [day = ''] = time.split('T');
  return !Number.isNaN(Date.parse(time)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
};

const checkTimes = (
  times: Readonly<Record<string, string | undefined>>,
  place: string,
  example: string,
): readonly Finding[] =>
  Object.entries(times).flatMap(([key, time]) =>
    time === undefined || isRealTime(time)
      ? []
      : finding({
          pointer: place + pointerSegment(key),
          code: 'dates',
          message: `${printableJson(time)} is not a time that exists`,
          remedy: `write a day of the calendar and a time of day, such as ${example}`,
        }),
  );

interface Dates {
  readonly from?: string;
  readonly until?: string;
}

/** Checks that both times of an entry exist, and that it ends after it begins. */
export const checkDates = (
  { from, until }: Dates,
  place: string,
  words: { readonly what: string; readonly remedy: string },
): readonly Finding[] => {
  const unreal = checkTimes({ from, until }, place, '2026-12-24T18:00:00+08:00');
  if (unreal.length > 0 || from === undefined || until === undefined || Date.parse(until) > Date.parse(from))
    return unreal;
  return [
    finding({
      pointer: `${place}/until`,
      code: 'dates',
      message: `${printableJson(until)} is not after ${printableJson(from)}, so the ${words.what} is never shown`,
      remedy: words.remedy,
    }),
  ];
};

/** Checks that the time from which the jackpot grows exists. */
export const checkJackpot = ({ jackpot }: BrandDraft): readonly Finding[] =>
  jackpot === null ? [] : checkTimes({ epoch: jackpot.epoch }, '/jackpot', '2026-01-01T00:00:00Z');

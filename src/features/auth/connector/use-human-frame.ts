import { useEffect, useRef, useState, type RefObject } from 'react';
import { htmlLang } from '#schemas/languages.ts';
import type { ConnectorReport } from '#schemas/connector.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useTimeout } from '#src/lib/timers.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useTheme } from '#src/brand/theme-store.ts';
import type { HumanCheck, HumanFailure } from './human-check.ts';
import { openConnector } from './open-connector.ts';

export interface Patience {
  /** Maximum time until the page is ready, in milliseconds. */
  readonly ready: number;
  /** Maximum time from then until the page shows something or finishes, in milliseconds. */
  readonly ask: number;
}

export interface HumanFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The height that the page needs in CSS pixels; `null` while it shows nothing. */
  readonly height: number | null;
  readonly failure: HumanFailure | null;
  /** The number of the attempt, used as the key of its frame. */
  readonly round: number;
  readonly retry: () => void;
}

/** Exchanges messages with the human verification page in a frame, and gives up if the page does not respond. */
export const useHumanFrame = (check: HumanCheck, patience: Patience): HumanFrame => {
  const { language } = useLanguage();
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const [failure, setFailure] = useState<HumanFailure | null>(null);
  const { start: wait, clear } = useTimeout();
  const look = useLatest({ language: htmlLang(language), theme, patience });
  const isOver = failure !== null;

  useEffect(() => {
    if (isOver) return undefined;
    let begun = false;
    const hear = (report: ConnectorReport): void => {
      if (report.type === 'ready') {
        begun = true;
        const { language: tag, theme: shade } = look.current;
        connector.send({ type: 'human.start', action: check.action, language: tag, theme: shade });
        wait(() => setFailure('human_unreachable'), look.current.patience.ask);
      }
      if (!begun) return;
      if (report.type === 'ask') {
        clear();
        setHeight(report.height);
      }
      if (report.type === 'human.passed') check.pass(report.fields);
      if (report.type === 'failed' && report.code === 'human_closed') check.fail('human_closed');
      if (report.type === 'failed' && (report.code === 'human_failed' || report.code === 'human_unreachable'))
        setFailure(report.code);
    };
    const connector = openConnector({
      origin: check.origin,
      target: () => frame.current?.contentWindow ?? null,
      onReport: hear,
    });
    wait(() => setFailure('human_unreachable'), look.current.patience.ready);
    return () => {
      clear();
      connector.close();
    };
  }, [check, round, isOver, look, wait, clear]);

  return {
    frame,
    height,
    failure,
    round,
    retry: () => {
      setHeight(null);
      setFailure(null);
      setRound(round + 1);
    },
  };
};

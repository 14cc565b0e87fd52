export interface PatternRequest {
  readonly pattern: string;
  readonly value: string;
}

/** `undecided`: the pattern is too slow, the pattern or value is too long, or there is no worker; the platform then decides on submit. */
export type PatternResult = 'fits' | 'fails' | 'undecided';

/** The part of `Worker` that the checker uses, so that tests can pass one without a browser. */
export interface PatternWorker {
  addEventListener(type: 'message' | 'error', listener: (event: Event) => void, options: { signal: AbortSignal }): void;
  postMessage(question: PatternRequest): void;
  terminate(): void;
}

export type PatternChecker = (question: PatternRequest) => Promise<PatternResult>;

const CHECK_TIMEOUT_MS = 50;
/** How long the worker's code may take to load. */
const START_TIMEOUT_MS = 5000;
const MAX_VALUE_LENGTH = 255;
const MAX_PATTERN_LENGTH = 512;

/** Returns the worker's next message, or `null` if the worker fails or takes longer than `limit` ms. */
const nextMessage = (worker: PatternWorker, limit: number): Promise<unknown> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const settle = (value: unknown): void => {
      clearTimeout(timer);
      heard.abort();
      resolve(value);
    };
    const timer = setTimeout(settle, limit, null);
    worker.addEventListener('message', (event) => settle(event instanceof MessageEvent ? event.data : null), heard);
    worker.addEventListener('error', () => settle(null), heard);
  });

/**
 * Runs platform patterns in a worker, one at a time, because a slow pattern would block the page. A worker that has not answered after 50 ms is
 * terminated; the next request starts a new one.
 */
export const createPatternChecker = (
  spawn: () => PatternWorker,
  {
    startMs = START_TIMEOUT_MS,
    checkMs = CHECK_TIMEOUT_MS,
  }: { readonly startMs?: number; readonly checkMs?: number } = {},
): PatternChecker => {
  let worker: PatternWorker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const drop = (): 'undecided' => {
    worker?.terminate();
    worker = null;
    return 'undecided';
  };
  const ready = async (): Promise<PatternWorker | null> => {
    if (worker !== null) return worker;
    try {
      worker = spawn();
    } catch {
      return null;
    }
    return (await nextMessage(worker, startMs)) === 'ready' ? worker : null;
  };
  const ask = async (question: PatternRequest): Promise<PatternResult> => {
    if (question.value.length > MAX_VALUE_LENGTH || question.pattern.length > MAX_PATTERN_LENGTH) return 'undecided';
    const asked = await ready();
    if (asked === null) return drop();
    const answer = nextMessage(asked, checkMs);
    asked.postMessage(question);
    const fits = await answer;
    return typeof fits === 'boolean' ? (fits ? 'fits' : 'fails') : drop();
  };

  return (question) => {
    const result = last.then(() => ask(question));
    last = result;
    return result;
  };
};

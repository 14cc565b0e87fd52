export interface PatternQuestion {
  readonly pattern: string;
  readonly value: string;
}

/** `undecided`: too slow, too long, or no worker to be had; then the platform decides on submit. */
export type PatternVerdict = 'fits' | 'fails' | 'undecided';

/** The part of a `Worker` that is needed. */
export interface PatternWorker {
  addEventListener(type: 'message' | 'error', listener: (event: Event) => void, options: { signal: AbortSignal }): void;
  postMessage(question: PatternQuestion): void;
  terminate(): void;
}

export type PatternChecker = (question: PatternQuestion) => Promise<PatternVerdict>;

const LIMIT_MS = 50;
/** How long a worker may take to load. */
const START_MS = 5000;
const LONGEST_VALUE = 255;
const LONGEST_PATTERN = 512;

/** One message of the worker, or `null` when it fails or takes longer than `limit`. */
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
 * Tries foreign patterns beside the page, one after the other. A pattern that takes longer than 50 ms loses its worker; the next question
 * gets a new one.
 */
export const createPatternChecker = (spawn: () => PatternWorker, startMs = START_MS): PatternChecker => {
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
  const ask = async (question: PatternQuestion): Promise<PatternVerdict> => {
    if (question.value.length > LONGEST_VALUE || question.pattern.length > LONGEST_PATTERN) return 'undecided';
    const asked = await ready();
    if (asked === null) return drop();
    const answer = nextMessage(asked, LIMIT_MS);
    asked.postMessage(question);
    const fits = await answer;
    return typeof fits === 'boolean' ? (fits ? 'fits' : 'fails') : drop();
  };

  return (question) => {
    const verdict = last.then(() => ask(question));
    last = verdict;
    return verdict;
  };
};

import { resolve } from 'node:path';
import { endSteps, showStep } from '../show-step.mjs';
import { terminalAsk, type Ask } from './ask.ts';

/** Where a command prints. */
export interface Output {
  /** Prints to standard output; with `--json`, to standard error. */
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly colour: boolean;
}

/** Where a command prints, asks and finds its files. */
export interface CommandIo extends Output {
  /** Shows a step of a long task on a terminal, replacing the previous step. Printing anything else removes it. */
  readonly progress: (step: string) => void;
  /** Asks on a terminal; `null` if nobody can be asked. */
  readonly ask: Ask | null;
  readonly brandsDir: string;
  /** The folder with a subfolder for each language, if it is not the product's. */
  readonly languagesDir?: string;
  /** Finds Chromium for screenshots; by default, the usual places are searched. */
  readonly findChromium?: () => Promise<string | null>;
}

/** Whether to colour output to a stream: decided by `NO_COLOR` and `FORCE_COLOR`, or else by whether it is a terminal. */
export const usesColour = (
  { isTTY }: { readonly isTTY?: boolean },
  { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal }: Readonly<Record<string, string | undefined>>,
): boolean => {
  if (no !== '') return false;
  if (force !== undefined && force !== '') return force !== '0';
  return isTTY === true && terminal !== 'dumb';
};

/** The width to assume if a terminal does not report one. */
const WIDTH = 80;
/** What `showStep` adds. */
const ELLIPSIS = ' ...';

/** The standard streams of this process, with the brands in the working directory unless `BRANDS_DIR` names another folder. */
export const processIo = (): CommandIo => {
  const { stdout, stderr } = process;
  const write = (stream: NodeJS.WriteStream) => (text: string) => {
    if (stderr.isTTY) endSteps(stderr);
    stream.write(text);
  };
  return {
    out: write(stdout),
    error: write(stderr),
    colour: usesColour(stdout, process.env),
    progress: (step) => {
      // A line that wraps cannot be rewritten.
      if (stderr.isTTY) showStep(step.slice(0, (stderr.columns || WIDTH) - ELLIPSIS.length).trimEnd(), stderr);
    },
    ask: terminalAsk(),
    brandsDir: resolve(process.env['BRANDS_DIR'] || 'brands'),
  };
};

import type { NewBrandInput } from './new-brand-input.ts';

/** Thrown for input from which no brand can be made. The message says what is wrong with the value of a field and contains the remedy. */
export class NewBrandError extends Error {
  readonly field: keyof NewBrandInput;

  constructor(field: keyof NewBrandInput, message: string) {
    super(message);
    this.field = field;
  }
}

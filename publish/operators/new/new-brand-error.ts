import type { NewBrandInput } from './new-brand-input.ts';

/** Thrown if no brand can be created from the input. The message says what is wrong with one field and how to correct it. */
export class NewBrandError extends Error {
  readonly field: keyof NewBrandInput;

  constructor(field: keyof NewBrandInput, message: string) {
    super(message);
    this.field = field;
  }
}

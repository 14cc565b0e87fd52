import type { ErrorObject } from 'ajv';

declare const leaf: {
  (data: { value: unknown; rule: unknown }): boolean;
  errors?: ErrorObject[] | null;
};
export default leaf;

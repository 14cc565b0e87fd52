interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** Creates a value that a schema accepts: required fields only, at their lower bounds. Throws for a pattern, naming its location. */
export const sampleValue = (schema: object, place = 'input'): unknown => {
  const shape: Shape = schema;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.anyOf?.[0] !== undefined) return sampleValue(shape.anyOf[0], place);
  if (shape.pattern !== undefined)
    throw new Error(`${place} has a pattern: add a sample of this call to tests/contract/sample-inputs.ts`);
  const { type, minLength = 0, minimum, exclusiveMinimum, minItems = 0, items = {}, required = [] } = shape;
  if (type === 'string') return 'x'.repeat(minLength);
  if (type === 'number' || type === 'integer') return minimum ?? (exclusiveMinimum ?? -1) + 1;
  if (type === 'boolean') return false;
  if (type === 'array') return Array.from({ length: minItems }, () => sampleValue(items, `${place}[]`));
  if (type === 'null') return null;
  return Object.fromEntries(
    required.map((name) => [name, sampleValue(shape.properties?.[name] ?? {}, `${place}.${name}`)]),
  );
};

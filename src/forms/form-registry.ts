import {
  createSchemaUtils,
  englishStringTranslator,
  type Registry,
  type RJSFSchema,
  type SchemaUtilsType,
} from '@rjsf/utils';
import { LeafField } from './leaf-field.tsx';
import { theme } from './theme.ts';
import { schemaValidator } from './validator/schema-validator.ts';

/** Conditions make of a schema another one for each set of values; without them it is what it says, and need not be resolved. */
const schemaUtilsOf = (schema: RJSFSchema): SchemaUtilsType => {
  const utils = createSchemaUtils(schemaValidator, schema);
  return schema.allOf === undefined ? Object.assign(utils, { retrieveSchema: (given: RJSFSchema) => given }) : utils;
};

/**
 * What RJSF's `ObjectField` asks for, without RJSF's `Form`: this form keeps its own state, and each of its fields is one value, drawn by its
 * own widget, so the rest of RJSF stays out of its chunk and of its mount.
 */
export const formRegistry = (schema: RJSFSchema, idPrefix: string): Registry =>
  ({
    fields: { SchemaField: LeafField },
    templates: theme.templates,
    widgets: theme.widgets,
    formContext: {},
    rootSchema: schema,
    schemaUtils: schemaUtilsOf(schema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  }) as unknown as Registry; // a form of fields draws none of the templates and fields that are left out

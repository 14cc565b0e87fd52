import { createSchemaUtils, englishStringTranslator, type Registry, type RJSFSchema } from '@rjsf/utils';
import { LeafField } from './leaf-field.tsx';
import { theme } from './theme.ts';
import { schemaValidator } from './validator/schema-validator.ts';

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
    schemaUtils: createSchemaUtils(schemaValidator, schema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  }) as unknown as Registry; // a form of fields draws none of the templates and fields that are left out

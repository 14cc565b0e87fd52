import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { createSchemaUtils, englishStringTranslator, type FieldTemplateProps, type Registry, type RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { LeafField } from './leaf-field.tsx';
import { theme } from './theme.ts';
import { schemaValidator } from './validator/schema-validator.ts';

/** The widgets of a form of fields draw their own label, hint and error. */
const Bare = ({ children }: FieldTemplateProps): ReactNode => children;
const Nothing = (): ReactNode => null;

/**
 * What RJSF's fields ask for, without RJSF's `Form`: this form keeps its own state, has fields and no lists, and is drawn with its own
 * widgets, so the rest of RJSF stays out of its chunk.
 */
export const formRegistry = (schema: RJSFSchema, idPrefix: string): Registry =>
  ({
    fields: { SchemaField, ObjectField, StringField: LeafField, BooleanField: LeafField, NumberField: LeafField, ArrayField: LeafField },
    templates: { ...theme.templates, FieldTemplate: Bare, FieldErrorTemplate: Nothing, FieldHelpTemplate: Nothing, DescriptionFieldTemplate: Nothing },
    widgets: theme.widgets,
    formContext: {},
    rootSchema: schema,
    schemaUtils: createSchemaUtils(schemaValidator, schema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  }) as unknown as Registry; // a form of fields draws none of the templates and fields that are left out

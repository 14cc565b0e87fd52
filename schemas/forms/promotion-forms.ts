import type { Promotion } from '../promotions.ts';
import { MOST_COMMENT } from '../promotions.ts';
import { UPLOAD } from '../upload-limits.ts';
import type { FieldSchema, FieldUi, FormDefinition } from './form-schema.ts';

const commentSchema = (least: number): FieldSchema => ({
  type: 'string',
  ...(least === 0 ? {} : { minLength: least }),
  maxLength: MOST_COMMENT,
  'x-message':
    least === 0
      ? { key: 'length.most', fallback: 'format', bounds: null, values: { max: MOST_COMMENT } }
      : { key: 'length.between', fallback: 'format', bounds: null, values: { min: least, max: MOST_COMMENT } },
});

const ui = (control: 'longText' | 'upload', labelKey: string): FieldUi => ({
  'ui:widget': control,
  'ui:options': { labelKey, keptInDraft: control === 'longText', submitted: true, trimmed: true },
});

/** Creates the form for an application to a promotion: a comment and pictures, which are required if the promotion asks for them. */
export const applicationForm = ({
  commentLength,
  pictures,
}: Pick<Promotion['conditions'], 'commentLength' | 'pictures'>): FormDefinition => ({
  schema: {
    type: 'object',
    required: [...(commentLength > 0 ? ['comment'] : []), ...(pictures > 0 ? ['images'] : [])],
    properties: {
      comment: commentSchema(commentLength),
      images: { type: 'array', maxItems: UPLOAD.files, ...(pictures > 0 ? { minItems: pictures } : {}) },
    },
  },
  ui: {
    order: ['comment', 'images'],
    groups: [],
    fields: { comment: ui('longText', 'field.comment'), images: ui('upload', 'field.images') },
  },
});

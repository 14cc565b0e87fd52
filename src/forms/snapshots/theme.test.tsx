import { arrayTests, formTests, gridTests, objectTests } from '@rjsf/snapshot-tests';
import { createI18n } from '#src/texts/create-i18n.ts';
import EN from '#src/texts/rules/EN.json';
import { FormSpeaker } from '../form-speaker.tsx';
import { StructureFormFields } from '../structure/structure-theme.ts';

createI18n({ language: 'EN', ready: { EN: { rules: EN } }, load: () => Promise.resolve(null) });

const SpokenForm: typeof StructureFormFields = (props) => (
  <FormSpeaker>
    <StructureFormFields {...props} />
  </FormSpeaker>
);

const column = (width: number) => ({ className: `col-span-${width}` });

arrayTests(SpokenForm);
formTests(SpokenForm);
objectTests(SpokenForm);
gridTests(SpokenForm, {
  ColumnWidthAll: column(12),
  ColumnWidth4: column(4),
  ColumnWidth6: column(6),
  ColumnWidth8: column(8),
  ComplexUiSchema: {
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': {
      'ui:row': {
        children: [
          { 'ui:col': { className: 'col-span-12', children: ['person'] } },
          { 'ui:col': { className: 'col-span-12', children: ['employment'] } },
        ],
      },
    },
  },
});

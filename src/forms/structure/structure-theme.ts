import { withTheme, type ThemeProps } from '@rjsf/core';
import { theme } from '../theme.ts';
import { AnySelectWidget, CheckboxesWidget, RadioWidget } from './choice-widgets.tsx';
import { ExtraProperty } from './extra-property.tsx';
import { ListField } from './list-field.tsx';
import { ListItem } from './list-item.tsx';
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
} from './structure-buttons.tsx';
import { StructureErrors } from './structure-errors.tsx';
import {
  CycleField,
  FieldDescription,
  FieldHelp,
  FieldTitle,
  OptionalPart,
  UnsupportedField,
  VariantField,
} from './structure-texts.tsx';
import { TextareaWidget } from './textarea-widget.tsx';

const structureTheme: ThemeProps = {
  templates: {
    ...theme.templates,
    ArrayFieldTemplate: ListField,
    ArrayFieldItemTemplate: ListItem,
    CyclicSchemaExpandTemplate: CycleField,
    DescriptionFieldTemplate: FieldDescription,
    ErrorListTemplate: StructureErrors,
    FieldHelpTemplate: FieldHelp,
    MultiSchemaFieldTemplate: VariantField,
    OptionalDataControlsTemplate: OptionalPart,
    TitleFieldTemplate: FieldTitle,
    UnsupportedFieldTemplate: UnsupportedField,
    WrapIfAdditionalTemplate: ExtraProperty,
    ButtonTemplates: {
      ...theme.templates?.ButtonTemplates,
      AddButton,
      ClearButton,
      CopyButton,
      MoveDownButton,
      MoveUpButton,
      RemoveButton,
    },
  },
  widgets: {
    ...theme.widgets,
    CheckboxesWidget,
    RadioWidget,
    SelectWidget: AnySelectWidget,
    TextareaWidget,
    checkboxes: CheckboxesWidget,
    radio: RadioWidget,
    select: AnySelectWidget,
    textarea: TextareaWidget,
  },
};

/** RJSF for data of any shape: lists, nested parts, variants and properties that the schema does not name, besides all that a form of fields has. */
export const StructureFormFields = withTheme(structureTheme);

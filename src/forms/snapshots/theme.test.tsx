import { withTheme } from '@rjsf/core';
import { formTests, objectTests } from '@rjsf/snapshot-tests';
import { createI18n } from '#src/texts/create-i18n.ts';
import EN from '#src/texts/rules/EN.json';
import { FormTextsProvider } from '#src/forms/form-texts.tsx';
import { theme } from '../theme.tsx';

createI18n({ language: 'EN', ready: { EN: { rules: EN } }, load: () => Promise.resolve(null) });

const { text, password, select } = theme.widgets;

/** RJSF's own form with our template, and our widgets under the names that RJSF gives to its own. */
const ThemedForm = withTheme({
  templates: { ...theme.templates, BaseInputTemplate: text },
  widgets: { ...theme.widgets, TextWidget: text, PasswordWidget: password, SelectWidget: select },
});

const FormWithTexts: typeof ThemedForm = (props) => (
  <FormTextsProvider>
    <ThemedForm {...props} />
  </FormTextsProvider>
);

formTests(FormWithTexts);
objectTests(FormWithTexts);

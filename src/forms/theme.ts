import type { ThemeProps } from '@rjsf/core';
import { ErrorList } from './templates/error-list.tsx';
import { FieldErrors } from './templates/field-errors.tsx';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectFieldTemplate } from './templates/object-field-template.tsx';
import { SubmitButton } from './templates/submit-button.tsx';
import { AgreementWidget } from './widgets/agreement-widget.tsx';
import { CaptchaWidget } from './widgets/captcha-widget.tsx';
import { CheckboxWidget } from './widgets/checkbox-widget.tsx';
import { CodeWidget } from './widgets/code-widget.tsx';
import { HiddenWidget } from './widgets/hidden-widget.tsx';
import { lazyWidget } from './widgets/lazy-widget.tsx';
import { MobileWidget } from './widgets/mobile-widget.tsx';
import { PasswordWidget } from './widgets/password-widget.tsx';
import { SelectWidget } from './widgets/select-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';

/** RJSF drawn with the parts of `ui`: its usual widgets, and our controls by name. */
export const theme: ThemeProps = {
  templates: {
    BaseInputTemplate: TextWidget,
    ErrorListTemplate: ErrorList,
    FieldErrorTemplate: FieldErrors,
    FieldTemplate,
    ObjectFieldTemplate,
    ButtonTemplates: { SubmitButton },
  },
  widgets: {
    CheckboxWidget,
    HiddenWidget,
    PasswordWidget,
    SelectWidget,
    TextWidget,
    text: TextWidget,
    password: PasswordWidget,
    select: SelectWidget,
    hidden: HiddenWidget,
    mobile: MobileWidget,
    code: CodeWidget,
    captcha: CaptchaWidget,
    agreement: AgreementWidget,
    // Not `date`: RJSF would take it for every schema of that format.
    day: lazyWidget(async () => (await import('./widgets/date-widget.tsx')).DateWidget),
    amount: lazyWidget(async () => (await import('./widgets/amount-widget.tsx')).AmountWidget),
    upload: lazyWidget(async () => (await import('./widgets/upload-widget.tsx')).UploadWidget),
  },
};

import type { ThemeProps } from '@rjsf/core';
import { ObjectFieldTemplate } from './object-field-template.tsx';
import { AgreementWidget } from './widgets/agreement-widget.tsx';
import { CaptchaWidget, CodeWidget, SelectWidget, TextWidget } from './widgets/input-widgets.tsx';
import { lazyWidget } from './widgets/lazy-widget.tsx';
import { MobileWidget } from './widgets/mobile-widget.tsx';
import { PasswordWidget } from './widgets/password-widget.tsx';

/** RJSF's templates and widgets, built with our `ui` components: one widget for each `Control`. */
export const theme = {
  templates: { ObjectFieldTemplate },
  widgets: {
    text: TextWidget,
    password: PasswordWidget,
    select: SelectWidget,
    // Renders nothing: the value is in the form's own state.
    hidden: () => null,
    mobile: MobileWidget,
    code: CodeWidget,
    captcha: CaptchaWidget,
    agreement: AgreementWidget,
    // Not named `date`, because RJSF would use that name for every schema with the format `date`.
    day: lazyWidget(async () => (await import('./widgets/date-widget.tsx')).DateWidget),
    amount: lazyWidget(async () => (await import('./widgets/amount-widget.tsx')).AmountWidget),
    stepper: lazyWidget(async () => (await import('./widgets/stepper-widget.tsx')).StepperWidget),
    // Not named `textarea`, because RJSF has a widget with that name.
    longText: lazyWidget(async () => (await import('./widgets/text-area-widget.tsx')).TextAreaWidget),
    upload: lazyWidget(async () => (await import('./widgets/upload-widget.tsx')).UploadWidget),
  },
} satisfies ThemeProps;

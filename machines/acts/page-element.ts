/** The CSS selector of each role that acts use. Password fields have no ARIA role, so they get one of their own here. */
const ELEMENTS = {
  alert: '[role=alert]',
  button: 'button:not([role])',
  checkbox: 'input[type=checkbox]',
  combobox: ':is(select, [role=combobox])',
  form: 'form',
  img: 'img',
  link: 'a[href]',
  listitem: 'li',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: '[role=option]',
  password: 'input[type=password]',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  status: ':is(output, [role=status])',
  tab: '[role=tab]',
  textbox: ':is(textarea, input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=search])',
} as const;

/** An element of a page, found by its role and by an attribute that is the same in every language, never by its text. */
export interface PageElement {
  readonly role: keyof typeof ELEMENTS;
  /** A CSS attribute selector, such as `[name=login]`; absent if any element with the role matches. */
  readonly at?: string;
  readonly within?: PageElement;
  /** The element's name in messages to operators, with its article: `the Log in button`. */
  readonly called: string;
}

/** Returns the CSS selector of an element. */
export const selectorOf = ({ role, at = '', within }: PageElement): string =>
  `${within === undefined ? '' : `${selectorOf(within)} `}${ELEMENTS[role]}${at}`;

/** Returns the button with the given name: the machine event that it sends, or the thing that it opens. */
export const button = (name: string, called: string): PageElement => ({
  role: 'button',
  at: `[name="${name}"]`,
  called,
});

/** Returns the field of a form by its name. */
export const field = (name: string, role: PageElement['role'] = 'textbox'): PageElement => ({
  role,
  at: `[name="${name}"]`,
  called: `the field ${name}`,
});

/** Returns the submit button of the form that contains a field. */
export const submitOf = (name: string): PageElement => ({
  role: 'button',
  at: '[type=submit]',
  within: { role: 'form', at: `:has([name="${name}"])`, called: `the form with the field ${name}` },
  called: `the button that submits the form with the field ${name}`,
});

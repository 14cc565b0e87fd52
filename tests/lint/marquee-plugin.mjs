// This project's lint rules, as an ESLint plugin loaded by `.oxlintrc.json`.
import { readdirSync, readFileSync } from 'node:fs';

/** Components that always render an element, so they are never inserted or removed. */
const STEADY = new Set(['Icon', 'Unbroken', 'Link', 'Moment']);
/** Elements that contain text rather than blocks. */
const PHRASING = /^(?:a|b|button|dd|dt|em|h[1-6]|label|legend|p|small|span|strong|summary)$/u;
const MESSAGE =
  'Put this text in its own element, because a sibling is conditional and page translators replace text nodes.';
const NOTHING = { type: 'Literal', value: false };

const nameOf = ({ openingElement }) => openingElement?.name.name ?? '';
const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';
const isSteady = (node) => isElement(node) && (/^[a-z]/u.test(nameOf(node)) || STEADY.has(nameOf(node)));
const isNothing = ({ type, value, name }) =>
  type === 'Literal' ? value === null || typeof value === 'boolean' : type === 'Identifier' && name === 'undefined';
/** Matches `list.map(...)` and `createPortal(...)`. */
const isMade = ({ type, callee }) =>
  type === 'CallExpression' && ['map', 'createPortal'].includes(callee.property?.name ?? callee.name);
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') || expression?.type === 'JSXEmptyExpression' || expression?.value === ' ';

/** The possible values of an expression: the branches of its conditions. */
const outcomes = (node) => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes);
  if (node.type !== 'LogicalExpression') return [node];
  return [...(node.operator === '&&' ? [NOTHING] : outcomes(node.left)), ...outcomes(node.right)];
};

/** Returns what a function returns or an object contains; otherwise the node itself. */
const contents = (node) => {
  if (node.type === 'TSSatisfiesExpression') return contents(node.expression);
  if (node.type === 'ObjectExpression') return node.properties.map(({ value }) => value ?? NOTHING);
  if (node.type !== 'ArrowFunctionExpression') return [node];
  if (node.body.type !== 'BlockStatement') return [node.body];
  return node.body.body.filter(({ type }) => type === 'ReturnStatement').map(({ argument }) => argument ?? NOTHING);
};

/** Returns the name that an expression is based on: `heads` for `heads[layout]`, but the property name for `item.trailing`. */
const sourceName = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return sourceName(node.callee);
  if (node.type === 'ChainExpression') return sourceName(node.expression);
  return node.type === 'MemberExpression' ? sourceName(node.computed ? node.object : node.property) : undefined;
};

/**
 * Page translators replace text nodes with elements. React then throws when it inserts an element before such a node, or removes the node. Text next
 * to a conditional element therefore needs its own element.
 */
const textBesideConditional = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    /** Names of variables and props that hold elements; `nodes` are props that may also hold text. */
    const elements = new Set();
    const nodes = new Set(['children']);
    const families = [];

    const report = (node) => context.report({ node, message: MESSAGE });
    const isMarkup = (node) => isElement(node) || isNothing(node) || isMade(node) || elements.has(sourceName(node));
    const isText = (parent) => (node) =>
      !isMarkup(node) && (!nodes.has(sourceName(node)) || PHRASING.test(nameOf(parent)));
    const valuesOf = (child) => (child.type === 'JSXExpressionContainer' ? outcomes(child.expression) : [child]);
    const collect = (parent) => {
      const children = parent.children.filter((child) => !isBlank(child));
      if (children.length > 1) families.push([parent, children.map((node) => ({ node, values: valuesOf(node) }))]);
    };

    return {
      VariableDeclarator: ({ id, init }) => {
        if (init && id.type === 'Identifier' && contents(init).flatMap(outcomes).every(isMarkup)) elements.add(id.name);
      },
      TSPropertySignature: ({ key, typeAnnotation }) => {
        const type = context.sourceCode.getText(typeAnnotation);
        if (type.includes('ReactElement')) elements.add(key.name);
        if (type.includes('ReactNode')) nodes.add(key.name);
      },
      CallExpression: (node) => {
        const [callback] = node.arguments;
        if (!isMade(node) || callback === undefined) return;
        const values = contents(callback).flatMap(outcomes);
        if (values.some(isElement)) for (const value of values.filter((each) => !isMarkup(each))) report(value);
      },
      JSXElement: collect,
      JSXFragment: collect,
      'Program:exit': () => {
        for (const [parent, children] of families) {
          const isFixed = ({ values }) => values.every((value) => isSteady(value) || isText(parent)(value));
          if (children.every(isFixed)) continue;
          for (const { node, values } of children) if (values.some(isText(parent))) report(node);
        }
      },
    };
  },
};

/** Forbids `Date.now()` and `new Date()`, because the clock of a device may be wrong by minutes or years. */
const deviceClock = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          'Use platformNow of schemas/platform-clock.ts, or deviceNow for times that are stored and compared on one device.',
      });
    return {
      CallExpression: (node) => {
        const { object, property } = node.callee;
        if (object?.name === 'Date' && property?.name === 'now') report(node);
      },
      NewExpression: (node) => {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
    };
  },
};

const INSTEAD = new Map([
  ['crypto.randomUUID', 'randomId of schemas/random-id.ts'],
  ['navigator.clipboard', 'useCopy of src/modals'],
  ['navigator.share', 'useShare of src/modals'],
]);

/** Forbids APIs that browsers do not offer over plain HTTP, if the site has an alternative. */
const secureContext = {
  create: (context) => ({
    MemberExpression: (node) => {
      const instead = INSTEAD.get(`${node.object.name}.${node.property.name}`);
      if (instead !== undefined)
        context.report({ node, message: `Use ${instead}: over plain http a browser does not have this.` });
    },
  }),
};

const LANGUAGES = new URL('../../languages/', import.meta.url);
const CODES = new Set(readdirSync(LANGUAGES).filter((name) => /^[A-Z]{2,8}$/u.test(name)));
/** The primary tags of the languages, such as `th`. */
const TAGS = new Set(
  [...CODES].map(
    (code) => JSON.parse(readFileSync(new URL(`${code}/language.json`, LANGUAGES), 'utf8')).tag.split('-')[0],
  ),
);
const OF_LANGUAGES = /lang|locale|supported|tag$/iu;

/** Forbids code for specific languages: what differs between languages is in `languages/<CODE>/`. */
const languageBranch = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'Code may not branch on a language: read what differs from languages/<CODE>/, with languageInfo.',
      });
    const textOf = (node) => context.sourceCode.getText(node);
    const isCode = (node) => node?.type === 'Literal' && CODES.has(node.value);
    const isNamed = (node, other) =>
      isCode(node) || (node?.type === 'Literal' && TAGS.has(node.value) && OF_LANGUAGES.test(textOf(other)));
    return {
      BinaryExpression: (node) => {
        const { left, right, operator } = node;
        if (/^[!=]==?$/u.test(operator) && (isNamed(left, right) || isNamed(right, left))) report(node);
      },
      SwitchCase: ({ test }) => {
        if (isCode(test)) report(test);
      },
      CallExpression: (node) => {
        const { callee } = node;
        const [first] = node.arguments;
        if (['includes', 'startsWith', 'has', 'get'].includes(callee.property?.name) && isNamed(first, callee.object))
          report(node);
        if (callee.property?.name === 'includes' && callee.object.elements?.some((element) => isNamed(element, first)))
          report(node);
        if (
          callee.property?.name === 'test' &&
          callee.object.regex !== undefined &&
          OF_LANGUAGES.test(textOf(first ?? node))
        ) {
          const words = callee.object.regex.pattern.match(/[a-z]+/giu) ?? [];
          if (words.some((word) => TAGS.has(word) || CODES.has(word))) report(node);
        }
      },
      ObjectExpression: (node) => {
        const keys = node.properties.map(({ key }) => key?.name ?? key?.value);
        // Some language codes are also country codes, so only objects that include the base language count as texts by language.
        if (keys.includes('EN') && keys.filter((key) => CODES.has(key)).length > 1) report(node);
      },
    };
  },
};

const QUERIES_BY_TEXT = /By(?:Text|LabelText|PlaceholderText|AltText|Title|DisplayValue)$|^toHaveTextContent$/;
/** Whether a text or pattern contains words other than order numbers and names of sample accounts. */
const hasWords = (text) => /[\p{Ll}\p{Lo}]{2}/u.test(text.replaceAll(/\b\w*\d\w*\b/gu, ''));
const literalOf = (node) => node?.regex?.pattern ?? (typeof node?.value === 'string' ? node.value : undefined);

/** Journeys that run in every language must look up the names of controls by key, never by their text in one language. */
const nameByKey = {
  create: (context) => {
    const check = (node) => {
      const text = literalOf(node) ?? node?.quasis?.map(({ value }) => value.raw).join('');
      if (text !== undefined && hasWords(text))
        context.report({ node, message: 'Look the name up by key, with `textsOf` of tests/journeys/text-of.ts.' });
    };
    return {
      CallExpression: ({ callee, arguments: [first] }) => {
        if (QUERIES_BY_TEXT.test(callee.property?.name ?? '')) check(first);
      },
      Property: ({ key, value }) => {
        if (key.name === 'name') check(value);
      },
    };
  },
};

const plugin = {
  meta: { name: 'marquee' },
  rules: {
    'device-clock': deviceClock,
    'language-branch': languageBranch,
    'name-by-key': nameByKey,
    'secure-context': secureContext,
    'text-beside-conditional': textBesideConditional,
  },
};

// oxlint-disable-next-line import/no-default-export -- the linter reads the default export
export default plugin;

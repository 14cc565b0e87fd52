import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An export and the file that contains it. */
export interface Named {
  readonly name: string;
  /** Relative to the repository. */
  readonly path: string;
}

export interface Imported extends Named {
  /** The name in the importing file. */
  readonly local: string;
}

/** A source file, parsed. */
export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
  /** Values imported from other files in the repository. */
  readonly imports: readonly Imported[];
  /** Exported values. */
  readonly exports: readonly string[];
  /** The declaration of each top-level name. */
  readonly declared: ReadonlyMap<string, ts.Node>;
}

const known = new Map<string, Source>();

/** Returns the file that an import resolves to, or null for a package. */
const placeOf = (path: string, from: string): string | null => {
  const place = from.startsWith('#')
    ? from.slice(1)
    : from.startsWith('.')
      ? relative(ROOT, join(ROOT, dirname(path), from))
      : null;
  return place !== null && existsSync(join(ROOT, place)) ? place : null;
};

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const declarationsOf = (node: ts.Statement): readonly (readonly [string, ts.Node])[] => {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap((one) =>
      ts.isIdentifier(one.name) ? [[one.name.text, one] as const] : [],
    );
  return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined
    ? [[node.name.text, node]]
    : [];
};

const importsOf = (
  path: string,
  { moduleSpecifier, importClause: clause }: ts.ImportDeclaration,
): readonly Imported[] => {
  const place = ts.isStringLiteral(moduleSpecifier) ? placeOf(path, moduleSpecifier.text) : null;
  if (
    place === null ||
    clause?.namedBindings === undefined ||
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    !ts.isNamedImports(clause.namedBindings)
  )
    return [];
  return clause.namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ name: propertyName?.text ?? name.text, local: name.text, path: place }));
};

export const readSource = (path: string): Source => {
  const read = known.get(path);
  if (read !== undefined) return read;
  const tree = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const source: Source = {
    path,
    tree,
    imports: tree.statements.filter(ts.isImportDeclaration).flatMap((node) => importsOf(path, node)),
    exports: tree.statements
      .filter(isExported)
      .flatMap(declarationsOf)
      .map(([name]) => name),
    declared: new Map(tree.statements.flatMap(declarationsOf)),
  };
  known.set(path, source);
  return source;
};

/** Reads the files in a folder and its subfolders whose paths match a pattern. */
export const sourcesIn = (folder: string, fits: RegExp): readonly Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => fits.test(path))
    .toSorted()
    .map(readSource);

/** Yields every node under `node`, starting with `node` itself. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Returns the export that `(await import('x')).Name` loads. */
export const lazyImport = (path: string, node: ts.Node): Named | null => {
  if (
    !ts.isPropertyAccessExpression(node) ||
    !ts.isParenthesizedExpression(node.expression) ||
    !ts.isAwaitExpression(node.expression.expression)
  )
    return null;
  const called = node.expression.expression.expression;
  if (!ts.isCallExpression(called) || called.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [from] = called.arguments;
  const place = from !== undefined && ts.isStringLiteral(from) ? placeOf(path, from.text) : null;
  return place === null ? null : { name: node.name.text, path: place };
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** An interface of schema-dts: "OfferBase" has properties and extends "ThingBase"; "OfferLeaf" has the type's name. */
interface Declaration {
  properties: readonly string[];
  parents: readonly string[];
  type: string | undefined;
}

const declarations = readDeclarations();
const leaves = new Map([...declarations].flatMap(([name, { type }]) => (type ? [[type, name] as const] : [])));

/** Each type of schema.org with the names of its properties, inherited ones included, as schema-dts declares them. */
export const vocabulary: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...leaves].map(([type, leaf]) => [type, new Set(propertiesOf(leaf))]),
);

function propertiesOf(name: string): string[] {
  const { properties, parents } = declarations.get(name) ?? { properties: [], parents: [] };
  return [...properties, ...parents.flatMap(propertiesOf)];
}

function readDeclarations(): Map<string, Declaration> {
  const file = fileURLToPath(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts'));
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((declaration) => [
      declaration.name.text,
      {
        properties: declaration.members.map(nameOf).filter((name) => !name.startsWith('@')),
        parents: (declaration.heritageClauses ?? [])
          .flatMap(({ types }) => types)
          .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
        type: declaration.members.flatMap(typeNameOf)[0],
      },
    ]),
  );
}

function nameOf({ name }: ts.TypeElement): string {
  return name && ts.isStringLiteral(name) ? name.text : '';
}

function typeNameOf(member: ts.TypeElement): string[] {
  const isTypeName = nameOf(member) === '@type' && ts.isPropertySignature(member);
  const type = isTypeName ? member.type : undefined;
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}

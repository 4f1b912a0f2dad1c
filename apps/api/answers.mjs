// JSON schemas of the calls' answers, read from the TypeScript types of their declarations.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const here = import.meta.dirname;
const domain = path.join(here, '../../libs/domain');

function openDomain() {
  const { config } = ts.readConfigFile(path.join(domain, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, domain);
  const file = path.join(domain, 'src/index.ts');
  const program = ts.createProgram([file], { ...options, types: [] });
  return { checker: program.getTypeChecker(), file: program.getSourceFile(file) };
}

/** Converts types to schemas; named interfaces become `schemas` with references. */
class Schemas {
  schemas = {};

  constructor(checker) {
    this.checker = checker;
  }

  of(type) {
    const flags = type.getFlags();
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return {};
    if (type.isUnion()) return this.union(type);
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral) return { enum: [this.checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (this.checker.isTupleType(type))
      return { type: 'array', prefixItems: this.checker.getTypeArguments(type).map((one) => this.of(one)) };
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type)[0]) };
    const name = this.nameOf(type);
    if (name === 'Uint8Array') return { type: 'string', format: 'binary' };
    if (!name) return this.object(type);
    if (!(name in this.schemas)) {
      this.schemas[name] = {};
      this.schemas[name] = this.object(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The name of an interface without type parameters. */
  nameOf(type) {
    const symbol = type.getSymbol();
    if (!symbol || !(symbol.getFlags() & ts.SymbolFlags.Interface)) return undefined;
    const isGeneric = Boolean(type.typeParameters?.length || type.target?.typeParameters?.length);
    return symbol.name === 'Uint8Array' || !isGeneric ? symbol.name : undefined;
  }

  union({ types }) {
    const values = types.filter((one) => !(one.getFlags() & ts.TypeFlags.Undefined));
    const members = values.map((one) => this.of(one));
    const words = members.filter((one) => one.enum).flatMap((one) => one.enum);
    const others = members.filter((one) => !one.enum);
    const both = words.includes(true) && words.includes(false);
    const rest = both ? words.filter((one) => typeof one !== 'boolean') : words;
    const all = [...(both ? [{ type: 'boolean' }] : []), ...(rest.length ? [{ enum: rest }] : []), ...others];
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  object(type) {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const properties = this.checker.getPropertiesOfType(type);
    const isOptional = (one) => Boolean(one.getFlags() & ts.SymbolFlags.Optional);
    const required = properties.filter((one) => !isOptional(one)).map(({ name }) => name);
    return {
      type: 'object',
      ...(properties.length && {
        properties: Object.fromEntries(
          properties.map((one) => [one.name, this.of(this.checker.getTypeOfSymbol(one))]),
        ),
      }),
      ...(required.length && { required }),
      ...(index && { additionalProperties: this.of(index.type) }),
    };
  }
}

/** Schemas of answers: of the data API by path, of the console by route. */
function answers() {
  const { checker, file } = openDomain();
  const schemas = new Schemas(checker);
  const typeOf = (type, name) => {
    const property = checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  };
  const members = (type) => checker.getPropertiesOfType(type).map((one) => checker.getTypeOfSymbol(one));
  const lists = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .filter(({ name }) => name === 'DATA_API' || name === 'CONSOLE_API')
    .flatMap((registry) => members(checker.getTypeOfSymbol(registry)));
  const found = lists.flatMap(members).map((type) => {
    const address = typeOf(type, 'path') ?? typeOf(type, 'route');
    if (!address?.isStringLiteral()) throw new Error(`no literal address: ${checker.typeToString(type)}`);
    return [address.value, schemas.of(typeOf(type, 'output'))];
  });
  return { answers: Object.fromEntries(found), schemas: schemas.schemas };
}

writeFileSync(path.join(here, 'dist/answers.json'), JSON.stringify(answers()));

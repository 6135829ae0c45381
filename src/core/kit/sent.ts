import * as Schema from 'effect/Schema'
import * as SchemaAST from 'effect/SchemaAST'

/** Why something that was sent is not taken. */
export type Fault =
  | { readonly is: 'missing' | 'notText' | 'notNumber' | 'notWhole' | 'notList' | 'notFields' | 'notYesOrNo' }
  | {
      readonly is:
        | 'notChoice'
        | 'broken'
        | 'blank'
        | 'noneNamed'
        | 'malformed'
        | 'notADay'
        | 'repeated'
        | 'notRupees'
        | 'notPhone'
        | 'notEmail'
        | 'noLetter'
        | 'unexpected'
    }
  | { readonly is: 'tooLong' | 'tooMany'; readonly most: number }
  | { readonly is: 'outside'; readonly least: number; readonly most: number }
  | { readonly is: 'dayOutside'; readonly least: string; readonly most: string }

/** The annotation of a check that says which fault it finds: `Schema.isPattern(/…/, fault({ is: 'notADay' }))`. */
export const fault = (found: Fault) => ({ fault: found })

/** A check of what is sent. What is stored already is read without it: rules that came later break no old record. */
export const sent = <A>(found: Fault, holds: (value: A) => boolean): SchemaAST.Filter<A> =>
  Schema.makeFilter<A>(holds, { ...fault(found), isOfSent: true, toJsonSchema: () => [jsonSchemaOf(found), true] })

const jsonSchemaOf = (found: Fault) => {
  if (found.is === 'tooLong') return { maxLength: found.most }
  if (found.is === 'outside') return { minimum: found.least, maximum: found.most }
  return {}
}

/** The fault that a check finds, when it says so. */
export const faultOf = ({ annotations }: SchemaAST.Filter<unknown>): Fault | null =>
  (annotations?.['fault'] as Fault | undefined) ?? null

const isOfStored = (check: SchemaAST.Check<unknown>): boolean => check.annotations?.['isOfSent'] !== true

/** A schema without the checks of what is sent: what reads and writes everything that was ever stored. */
export const asStored = <A>(schema: Schema.Codec<A, unknown>): Schema.Codec<A, unknown> =>
  Schema.make<Schema.Codec<A, unknown>>(withoutSent(schema.ast))

const known = new WeakMap<SchemaAST.AST, SchemaAST.AST>()

const withoutSent = (ast: SchemaAST.AST): SchemaAST.AST => {
  const made = known.get(ast) ?? rebuilt(ast)
  known.set(ast, made)
  return made
}

const rebuilt = (ast: SchemaAST.AST): SchemaAST.AST => {
  const checks = ast.checks?.filter(isOfStored)
  const encoding = ast.encoding?.map(({ to, transformation }) => new SchemaAST.Link(withoutSent(to), transformation))
  // Nodes are plain records of their fields; their constructors take each kind's in another order.
  return Object.assign(Object.create(Object.getPrototypeOf(ast) as object) as SchemaAST.AST, ast, {
    checks: checks === undefined || checks.length === 0 ? undefined : checks,
    encoding,
    ...childrenOf(ast),
  })
}

const childrenOf = (ast: SchemaAST.AST): object => {
  if (SchemaAST.isObjects(ast))
    return {
      propertySignatures: ast.propertySignatures.map(
        ({ name, type }) => new SchemaAST.PropertySignature(name, withoutSent(type)),
      ),
    }
  if (SchemaAST.isArrays(ast)) return { elements: ast.elements.map(withoutSent), rest: ast.rest.map(withoutSent) }
  if (SchemaAST.isUnion(ast)) return { types: ast.types.map(withoutSent) }
  return {}
}

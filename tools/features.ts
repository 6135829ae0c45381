import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** A feature with the modules that are fetched when it is opened, beside its texts. */
export interface FeatureModules {
  readonly id: string
  readonly modules: readonly string[]
}

const FEATURE = /^[a-z]+\.\w+$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const within = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(within)]

/** Constants at the top of a module by their names. */
const constantsOf = (program: Node): ReadonlyMap<string, Node> =>
  new Map(
    (program['body'] as readonly Node[]).flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
      const { declarations = [] } = (declared ?? {}) as { declarations?: readonly { id: Node; init: Node | null }[] }
      return declarations.flatMap(({ id, init }) => (init ? [[String(id['name']), init] as const] : []))
    }),
  )

/** What an expression imports on demand, itself or through constants of its module. */
const importsIn = (expression: Node, constants: ReadonlyMap<string, Node>): readonly string[] => {
  const met = new Set(within(expression))
  // A set that grows while it is walked is walked to its end.
  for (const node of met) {
    const named = node.type === 'Identifier' ? constants.get(String(node['name'])) : undefined
    if (named) for (const each of within(named)) met.add(each)
  }
  return [...met].flatMap((node) =>
    node.type === 'ImportExpression' ? [String((node['source'] as Node)['value'])] : [],
  )
}

const moduleOf = (from: string, name: string): string =>
  ['.tsx', '.ts'].map((end) => join(dirname(from), name + end)).find(existsSync) ?? join(dirname(from), name)

/** The features that a room's manifest or wiring has a row for, each with what that row imports on demand. */
export const rowsOf = (file: string, source = readFileSync(file, 'utf8')): ReadonlyMap<string, readonly string[]> => {
  const program = parseSync(file, source).program as unknown as Node
  const constants = constantsOf(program)
  return new Map(
    within(program).flatMap((node) => {
      const id = node.type === 'Property' ? String((node['key'] as Node)['value']) : ''
      if (!FEATURE.test(id)) return []
      return [[id, importsIn(node['value'] as Node, constants).map((name) => moduleOf(file, name))] as const]
    }),
  )
}

/** Every feature that a room declares. */
export const everyFeature = (): readonly FeatureModules[] =>
  readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.room.ts'))
    .toSorted()
    .flatMap((path) => {
      const wiring = `src/wiring/${basename(path, '.room.ts')}.wiring.ts`
      const plugged = existsSync(wiring) ? rowsOf(wiring) : new Map<string, readonly string[]>()
      return [...rowsOf(join('src/ui', path))].map(([id, views]) => {
        const logic = plugged.get(id)
        return { id, modules: [...views, ...(logic ? [wiring, ...logic] : [])] }
      })
    })

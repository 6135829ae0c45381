import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync, type Plugin } from 'vite'

type Styles = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Called {
  readonly folder: string
  readonly name: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

type Known = { readonly value: unknown } | null
/** Values of constants of the module. */
type Constants = ReadonlyMap<string, unknown>

/** What an expression of literals and constants is; nothing where it is known only when it runs. */
const valueOf = (node: Node, constants: Constants): Known => {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? null : { value: node['value'] }
    case 'TemplateLiteral': {
      const { expressions, quasis } = node as unknown as {
        expressions: unknown[]
        quasis: { value: { cooked: string } }[]
      }
      return expressions.length === 0 ? { value: quasis[0]!.value.cooked } : null
    }
    case 'TSAsExpression':
      return valueOf(node['expression'] as Node, constants)
    case 'Identifier': {
      const name = String(node['name'])
      return constants.has(name) ? { value: constants.get(name) } : null
    }
    case 'ArrayExpression':
      return listOf(node['elements'] as readonly (Node | null)[], constants)
    case 'ObjectExpression': {
      const parts = (node['properties'] as readonly Node[]).map((property) => partOf(property, constants))
      return parts.every((part) => part !== null) ? { value: Object.assign({}, ...parts) } : null
    }
    default:
      return null
  }
}

const listOf = (nodes: readonly (Node | null)[], constants: Constants) => {
  const values = nodes.map((each) => (each === null ? null : valueOf(each, constants)))
  return values.every((each) => each !== null) ? { value: values.map(({ value }) => value) } : null
}

/** What one property, or what is spread, adds to an object. */
const partOf = (property: Node, constants: Constants): object | null => {
  if (property.type === 'SpreadElement') {
    const spread = valueOf(property['argument'] as Node, constants)
    return spread && (spread.value as object)
  }
  if (property['computed'] === true) return null
  const { key, value } = property as unknown as { key: Node; value: Node }
  const known = valueOf(value, constants)
  return known && { [String(key['name'] ?? key['value'])]: known.value }
}

/** Constants at the top of a module, in the order they are made. */
const constantsOf = (program: Node): Constants => {
  const constants = new Map<string, unknown>()
  for (const statement of program['body'] as readonly Node[])
    if (statement.type === 'VariableDeclaration' && statement['kind'] === 'const')
      for (const { id, init } of statement['declarations'] as readonly { id: Node; init: Node }[]) {
        const known = valueOf(init, constants)
        if (known && id.type === 'Identifier') constants.set(String(id['name']), known.value)
      }
  return constants
}

/** Local names of what a module imports from the generated styles. */
const importsOf = (program: Node): ReadonlyMap<string, Called> =>
  new Map(
    (program['body'] as readonly Node[]).flatMap((statement) => {
      const folder = /^styled-system\/(\w+)$/.exec(String((statement['source'] as Node | undefined)?.['value']))?.[1]
      if (statement.type !== 'ImportDeclaration' || folder === undefined) return []
      return (statement['specifiers'] as readonly { local: { name: string }; imported?: { name: string } }[]).flatMap(
        ({ local, imported }) => (imported ? [[local.name, { folder, name: imported.name }] as const] : []),
      )
    }),
  )

interface Call {
  readonly node: Node
  /** Within a function a name may mean something else than at the top of the module. */
  readonly isAtTop: boolean
}

const callsIn = (node: Node, isAtTop = true): readonly Call[] => [
  ...(node.type === 'CallExpression' ? [{ node, isAtTop }] : []),
  ...childrenOf(node).flatMap((child) => callsIn(child, isAtTop && !/Function/.test(child.type))),
]

const none: Constants = new Map()

/** The source with every style that is known while building as the class names it comes to. */
export const withClassNames = (file: string, source: string, load: (called: Called) => Styles[string]): string => {
  const program = parseSync(file, source).program as unknown as Node
  const imported = importsOf(program)
  const constants = constantsOf(program)
  let written = source
  let before = Infinity
  for (const { node: call, isAtTop } of callsIn(program).toSorted((a, b) => b.node.start - a.node.start)) {
    const called = imported.get(String((call['callee'] as Node)['name']))
    const args = called && listOf(call['arguments'] as readonly Node[], isAtTop ? constants : none)
    if (!args || call.end > before) continue
    const names = load(called)(...args.value)
    if (typeof names !== 'string') continue
    written = written.slice(0, call.start) + JSON.stringify(names) + written.slice(call.end)
    before = call.start
  }
  return written
}

/** A generated recipe with the styles of its compound variants as class names. */
export const withCompoundNames = (source: string, css: Styles[string]): string => {
  const written = source.replaceAll(
    /"css": (\{[^{}]*\})/g,
    (_, styles: string) => `"css": ${JSON.stringify(css(JSON.parse(styles)))}`,
  )
  if (written.includes('"css": {')) throw new Error('Compound variants of parts have no class names yet')
  return written
}

/** The recipes' own making of class names, in whose place the build takes one without the compiler of styles. */
export const ownRecipes = {
  find: /^\.\/create-recipe\.mjs$/,
  replacement: fileURLToPath(new URL('../src/ui/theme/createRecipe.ts', import.meta.url)),
}

const root = fileURLToPath(new URL('../styled-system', import.meta.url))
const generated = async (): Promise<Readonly<Record<string, Styles>>> =>
  Object.fromEntries(
    await Promise.all(
      ['css', 'recipes', 'patterns']
        .map((folder) => [folder, `${root}/${folder}/index.mjs`] as const)
        .filter(([, file]) => existsSync(file))
        .map(async ([folder, file]) => [folder, (await import(pathToFileURL(file).href)) as Styles] as const),
    ),
  )

/** Styles known while building become class names, so that neither they nor what computes them are loaded. */
export const staticStyles = (): Plugin => {
  let styles: Readonly<Record<string, Styles>>
  return {
    name: 'static-styles',
    enforce: 'pre',
    apply: 'build',
    buildStart: async () => {
      styles = await generated()
    },
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /\/styled-system\/recipes\/.*\.mjs$/] },
      handler: (source, id) => {
        const css = styles['css']!['css']!
        const code = id.endsWith('.mjs')
          ? withCompoundNames(source, css)
          : source.includes('styled-system/')
            ? withClassNames(id, source, ({ folder, name }) => styles[folder]![name]!)
            : null
        return code === null ? null : { code, map: null }
      },
    },
  }
}

import { resolve } from 'node:path'
import { createServer, type DevEnvironment, type FetchResult } from 'vite'
import { ESModulesEvaluator, ModuleRunner, type ModuleEvaluator } from 'vite/module-runner'

/** The modules of a tree, evaluated anew as often as somebody asks; packages and transformed code are loaded once. */
export interface Modules {
  import(file: string): Promise<unknown>
  /** What was evaluated is forgotten: all, or what this file alone evaluated. */
  forget(file?: string): void
  /** The files that a file imports, itself among them, each with its distance in imports. */
  distancesFrom(file: string): Promise<ReadonlyMap<string, number>>
}

const environmentOf = async (root: string): Promise<DevEnvironment> => {
  const { environments } = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: [{ find: /^styled-system/, replacement: resolve(root, 'styled-system') }] },
  })
  return environments.ssr
}

type Asked = readonly [url: string, importer: string | undefined, options?: { readonly cached?: boolean }]

/** Says when the first of several modules begins to be evaluated, and when the last one was. */
const evaluatorThat = (begins: () => void, ends: () => void): ModuleEvaluator => {
  const evaluator = new ESModulesEvaluator()
  let depth = 0
  return {
    startOffset: evaluator.startOffset,
    runExternalModule: (file) => evaluator.runExternalModule(file),
    runInlinedModule: async (context, code) => {
      if (depth++ === 0) begins()
      try {
        return (await evaluator.runInlinedModule(context, code)) as unknown
      } finally {
        if (--depth === 0) ends()
      }
    },
  }
}

export const modulesOf = async (root: string, begins: () => void, ends: () => void): Promise<Modules> => {
  const environment = await environmentOf(root)
  const fetched = new Map<string, Promise<FetchResult>>()
  const fetch = ([url, importer]: Asked): Promise<FetchResult> => {
    const key = `${url} ${importer}`
    const known = fetched.get(key) ?? environment.fetchModule(url, importer)
    fetched.set(key, known)
    return known
  }
  const runner = new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      transport: {
        invoke: async (payload) => {
          const { name, data } = (payload as { data: { name: string; data: unknown } }).data
          if (name !== 'fetchModule') return { result: [] }
          const asked = data as Asked
          return { result: asked[2]?.cached ? { cache: true } : await fetch(asked) }
        },
      },
    },
    evaluatorThat(begins, ends),
  )
  const { evaluatedModules } = runner
  return {
    import: (file) => runner.import(resolve(root, file)),
    forget: (file) => {
      for (const module of file === undefined
        ? evaluatedModules.idToModuleMap.values()
        : (evaluatedModules.getModulesByFile(resolve(root, file)) ?? []))
        if (module.meta && 'code' in module.meta)
          Object.assign(module, { evaluated: false, promise: undefined, exports: undefined })
    },
    distancesFrom: async (file) => {
      const distances = new Map([[resolve(root, file), 0]])
      // a map that grows while it is walked is walked to its end
      for (const [each, distance] of distances) {
        if (each.includes('/node_modules/')) continue
        await environment.transformRequest(each)
        for (const module of environment.moduleGraph.getModulesByFile(each) ?? [])
          for (const { file: imported } of module.importedModules)
            if (imported && !distances.has(imported)) distances.set(imported, distance + 1)
      }
      return distances
    },
  }
}

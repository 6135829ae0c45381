import { exportsOf } from '../../../tests/kit/exportsOf'
import type { PathModel } from '../../../tests/kit/paths/model'
import { exploredTours } from '../../../tests/kit/paths/tourFile'
import { type Path, pathsOf } from '../paths/paths'

const models = exportsOf(import.meta.glob<object>('../../../tests/rooms/*/*.model.ts', { eager: true }), 'Model').map(
  ({ value }) => value as PathModel,
)

/** The model of a machine; machines without one have no paths. */
export const modelNamed = (name: string): PathModel | undefined => models.find((model) => model.name === name)

const known = new Map<string, Promise<readonly Path[]>>()

const findPaths = async (name: string): Promise<readonly Path[]> => {
  const model = modelNamed(name)
  return model ? pathsOf(model, await exploredTours(model)) : []
}

/** The paths of a machine, in the order of its QA script, found out when they are first asked for; the same objects each time. */
export const pathsNamed = (name: string): Promise<readonly Path[]> => {
  const paths = known.get(name) ?? findPaths(name)
  known.set(name, paths)
  return paths
}

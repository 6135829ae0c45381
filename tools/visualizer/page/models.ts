import { exportsOf } from '../../../tests/kit/exportsOf'
import type { PathModel } from '../../../tests/kit/paths/model'
import type { TourFile } from '../../../tests/kit/paths/tourFile'
import { type Path, pathsOf } from '../paths/paths'

const models = exportsOf(import.meta.glob<object>('../../../tests/rooms/*/*.model.ts', { eager: true }), 'Model').map(
  ({ value }) => value as PathModel,
)

const files = import.meta.glob<TourFile>('../../../docs/qa/tours/*.json', { eager: true, import: 'default' })

const fileOf = (name: string): TourFile =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`))?.[1] ?? {
    transitions: [],
    nowhere: {},
    tours: [],
  }

/** The model of a machine; machines without one have no paths. */
export const modelNamed = (name: string): PathModel | undefined => models.find((model) => model.name === name)

const known = new Map<string, readonly Path[]>()

/** The paths of a machine, in the order of its QA script; the same objects each time. */
export const pathsNamed = (name: string): readonly Path[] => {
  const model = modelNamed(name)
  const paths = known.get(name) ?? (model ? pathsOf(model, fileOf(name)) : [])
  known.set(name, paths)
  return paths
}

import { foundInRooms } from '../found'
import type { PathModel } from './model'

/** Every machine's model: the exports `*Model` of `tests/rooms/<room>/*.model.ts`. */
export const models = (await foundInRooms('model', 'Model')).map(({ value }) => value as PathModel)

/** What a machine starts from where nothing else matters: the first start of its model. */
export const inputOf = (machine: string): unknown => {
  const model = models.find(({ name }) => name === machine)
  if (model === undefined) throw new Error(`${machine} has no model`)
  return Object.values(model.starts)[0]?.input
}

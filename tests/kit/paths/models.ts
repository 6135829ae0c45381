import { isAskedRoom } from '../askedRooms'
import { foundInRooms } from '../found'
import type { PathModel } from './model'

/** Every machine's model: the exports `*Model` of `tests/rooms/<room>/*.model.ts`. */
const found = await foundInRooms('model', 'Model')
export const models = found.map(({ value }) => value as PathModel)

/** Those of the rooms that this run proves. */
export const askedModels = found.filter(({ room }) => isAskedRoom(room)).map(({ value }) => value as PathModel)

/** What a machine starts from where nothing else matters: the first start of its model. */
export const inputOf = (machine: string): unknown => {
  const model = models.find(({ name }) => name === machine)
  if (model === undefined) throw new Error(`${machine} has no model`)
  return Object.values(model.starts)[0]?.input
}

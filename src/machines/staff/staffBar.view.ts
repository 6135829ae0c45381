import type { SnapshotFrom } from 'xstate'
import { searchCategories } from '../../core/search/search.rules'
import type { appMachine } from '../app/app.machine'
import { viewStaffBarShape } from './staffBarShape.view'

/** The tools of the bar of those who work here: a search for those who may look through something. */
export const viewStaffBar = (snapshot: SnapshotFrom<typeof appMachine>) => {
  const { login, width } = snapshot.context
  const shape = viewStaffBarShape(snapshot)
  return { ...shape, canSearch: shape.canSearch && login !== null && searchCategories(login, width).length > 0 }
}

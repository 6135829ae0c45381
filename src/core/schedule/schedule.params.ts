import { UnixSeconds } from '../kit/dates'
import { orNothing, type Params, textOrNothing } from '../kit/params'

const moment = orNothing(UnixSeconds)

/** The appointment that the schedule is opened at, as a search found it; null where none is. */
export const foundIn = (params: Params): { readonly id: string; readonly at: UnixSeconds } | null => {
  const id = textOrNothing(params['appointmentId'])
  const at = moment(params['at'])
  return id === null || at === null ? null : { id, at }
}

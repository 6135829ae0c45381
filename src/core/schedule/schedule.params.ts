import * as Schema from 'effect/Schema'
import { SecondsInQuery, UnixSeconds } from '../kit/dates'
import { orNothing, type Params, textOrNothing } from '../kit/params'

/** Of the navigation state a number, of a typed address a text. */
const moment = orNothing(Schema.Union([UnixSeconds, SecondsInQuery]))

/** The appointment that the schedule is opened at, as a search found it or a link names it; null where none is. */
export const foundIn = (params: Params): { readonly id: string; readonly at: UnixSeconds } | null => {
  const id = textOrNothing(params['appointmentId'])
  const at = moment(params['at'])
  return id === null || at === null ? null : { id, at }
}

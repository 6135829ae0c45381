import * as Schema from 'effect/Schema'
import { Line } from '../kit/written'
import { UnixSeconds } from '../kit/dates'
import { PrescriptionContent } from '../prescription/prescription'
import { LONGEST_TEMPLATE_NAME } from './templates.limits'

export const TemplateName = Line(LONGEST_TEMPLATE_NAME)

/** A prescription a doctor writes again and again, under a name of its own. */
export const Template = Schema.Struct({
  id: Schema.String,
  name: TemplateName,
  ...PrescriptionContent.fields,
  /** Counts its changes: a save names the one it was made from. */
  revision: Schema.Int,
  changedAt: UnixSeconds,
})
export type Template = typeof Template.Type

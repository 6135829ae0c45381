import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import {
  Prescription,
  PrescriptionConfig,
  PrescriptionContent,
  SavedPrescription,
  SaveType,
  Vitals,
} from './prescription'

export const VitalsOnWire = Vitals.pipe(
  Schema.encodeKeys({ systolic: 'bpSystolic', diastolic: 'bpDiastolic', temperature: 'temp' }),
)

/** Fields of a content as they travel, before their keys are renamed. */
export const contentOnWire = { ...PrescriptionContent.fields, vitals: VitalsOnWire }
/** The keys of a content that are spelt otherwise on the wire. */
export const contentKeys = { medicines: 'medicine', tests: 'test' } as const

export const SaveTypeOnWire = Schema.Literals(['savePrescription', 'endConsultation']).transform([...SaveType.literals])

const keys = {
  ...contentKeys,
  number: 'prescription_id',
  isActive: 'activePrescription',
  consultation: 'type_of_consultation',
} as const
const onWire = { vitals: VitalsOnWire, saveType: SaveTypeOnWire, consultation: ConsultationOnWire }

export const PrescriptionOnWire = Schema.Struct({ ...Prescription.fields, ...onWire }).pipe(Schema.encodeKeys(keys))

export const SavedPrescriptionOnWire = Schema.Struct({ ...SavedPrescription.fields, ...onWire }).pipe(
  Schema.encodeKeys(keys),
)

export const ConfigOnWire = PrescriptionConfig.pipe(
  Schema.encodeKeys({
    mealTypes: 'mealType',
    mealTimes: 'mealTypeTime',
    frequencies: 'frequency',
    frequencyDays: 'frequencyDaysDefault',
    nextVisitTypes: 'nextVisitType',
    healthCategories: 'healthCategory',
  }),
)

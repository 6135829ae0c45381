import type { Stay } from '../../src/core/inpatient/inpatient'
import type { DischargeMedicine, MedicinesBefore, SummaryText } from '../../src/core/inpatient/summary'
import { factsOf } from '../members/members.port'
import { startOfDay } from '../../src/core/kit/dates'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { checkedAbout } from '../../src/core/prescription/warnings.rules'
import { derivedLine } from '../../src/core/prescription/derived.rules'
import type { Call, Database, DoctorCaller } from '../kit/handlers'
import {
  hasBeenSeen,
  knownLines,
  medicinesBefore,
  refuseUnclear,
  seriousOpen,
  takenLines,
} from '../prescription/prescription.port'

/** Of whom, as of the day the stay began; it is no appointment. */
const whoseOf = ({ memberId, admittedOn }: Stay) => ({ memberId, bookingId: null, now: startOfDay(admittedOn) })

/** What the patient of a stay took when it began, and what the checks know of them. */
export const beforeStay = async (
  db: Database,
  caller: DoctorCaller,
  stay: Stay,
): Promise<Omit<MedicinesBefore, 'named'>> => {
  const { memberId, doctorId } = stay
  const { prescribedBefore } = await medicinesBefore(db, caller, whoseOf(stay))
  return {
    taken: await takenLines(db, caller, whoseOf(stay)),
    prescribedBefore,
    facts: await factsOf(db, memberId),
    isFirstVisit: !(await hasBeenSeen(db, { doctorId, memberId, bookingId: '' })),
  }
}

type Checks = 'medicineUnknown' | 'lineUnclear' | 'routeImpossible' | 'seriousUnanswered'

/** The medicines to store: of a summary that is finished no serious warning stands without a reason. */
export const checkedMedicines = async (
  { medicines, dismissals }: Pick<SummaryText, 'medicines' | 'dismissals'>,
  stay: Stay,
  isFinished: boolean,
  { db, caller, refusal, language }: Pick<Call<Checks, never, DoctorCaller>, 'db' | 'caller' | 'refusal' | 'language'>,
): Promise<readonly DischargeMedicine[]> => {
  // A draft keeps what was typed, whatever it is.
  if (!isFinished) return medicines
  const lines = await knownLines(medicines, { db, refusal })
  refuseUnclear(
    lines.filter(({ line }) => line.change !== 'stops'),
    { refusal, language },
  )
  const { facts, isFirstVisit } = await beforeStay(db, caller, stay)
  const { currentMedicines, prescribedBefore } = await medicinesBefore(db, caller, whoseOf(stay))
  const stops = new Set(medicines.filter(({ change }) => change === 'stops').map(({ medicineId }) => medicineId))
  const patient = {
    ...facts,
    age: stay.age,
    gender: stay.gender,
    consultation: 'inClinic' as const,
    isFirstVisit,
    prescribedBefore,
    currentMedicines: currentMedicines.filter(({ id }) => !stops.has(id)),
  }
  const names = seriousOpen(
    lines.filter(({ line }) => line.change !== 'stops'),
    checkedAbout(patient, EMPTY_CONTENT),
    dismissals,
  )
  if (names !== '') throw refusal('seriousUnanswered', { names })
  return lines.map(({ line }) => ({ ...derivedLine(line), change: line.change }))
}

import type { SnapshotFrom } from 'xstate'
import { isEmptyRow } from '../../core/prescription/medicineRow.rules'
import { canStandForName, contentOf, type FormFault } from '../../core/prescription/prescriptionForm.rules'
import { bmiOf, feetInCentimetres, judgeVital, tidyHeight, type VitalField } from '../../core/prescription/vitals.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { prescriptionAsideMachine } from './aside.machine'
import type { prescriptionDraftMachine } from './draft.machine'
import type { prescriptionMachine } from './prescription.machine'
import { checksOf, faultsOf, isSeriousOpen, readingsOf, recognisedIn } from './prescription.reading'

type Snapshot = SnapshotFrom<typeof prescriptionMachine>

/** It was sent, and there is nothing more to do with it here. */
export const hasLeft = (snapshot: Snapshot): boolean => snapshot.matches('left')

/** Where the page is. */
export const viewPage = (snapshot: Snapshot) => {
  const { opened, failure, active, isRestored, other, form } = snapshot.context
  return {
    step: snapshot.hasTag('failed')
      ? ('failed' as const)
      : snapshot.hasTag('signed')
        ? ('signed' as const)
        : opened === null || snapshot.hasTag('loading')
          ? ('loading' as const)
          : snapshot.matches({ open: 'comparing' })
            ? ('comparing' as const)
            : snapshot.hasTag('capturing')
              ? ('capturing' as const)
              : snapshot.hasTag('reading')
                ? ('reading' as const)
                : ('writing' as const),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    /** Fields that the server refused. */
    refused: failure?.fields,
    patient: opened?.patient ?? null,
    active,
    isRestored,
    /** Why a new version is written; null where there is no signed one. */
    amendReason: form.amendReason,
    sides: other === null ? null : { mine: form, theirs: other.form },
  }
}

/** What is at hand while it is written: the last one again, and the form as it was before a template. */
export const viewTools = ({ context }: Snapshot) => ({
  canRepeat: context.opened?.last != null,
  canUndo: context.before !== null,
})

/** What the bar of Save and End Consultation shows, and the question before each. */
export const viewBar = (snapshot: Snapshot) => {
  const { context } = snapshot
  const { opened, saveType, failure } = context
  const faults: readonly FormFault[] = opened === null ? [] : faultsOf(context)
  const { open, refused } = checksOf(context)
  return {
    fault: faults[0] ?? null,
    refused,
    hasSerious: isSeriousOpen(context),
    cautions: open.filter(({ level }) => level === 'caution'),
    question: snapshot.hasTag('confirming') ? saveType : null,
    /** Of an appointment that ends with it; null for a save and for an amendment. */
    startsAt: saveType === 'end' && context.form.amendReason === null ? (opened?.patient.startsAt ?? null) : null,
    lines: snapshot.hasTag('confirming')
      ? readingsOf(context)
          .filter((_, index) => !isEmptyRow(context.form.medicines[index]!))
          .map((reading) => ({ reading, known: recognisedIn(reading) }))
      : [],
    isSending: snapshot.hasTag('sending'),
    failure: faultBeside(failure),
    patientName: opened?.patient.patientName ?? '',
    ...viewTools(snapshot),
    count: context.form.medicines.filter(({ name }) => name.trim() !== '').length,
  }
}

/** What is written: each field shows its own part of it, so that a key moves one field. */
export const formOf = ({ context }: Snapshot) => context.form

/** What the page was opened with: the patient, and what the doctor keeps to write with. */
export const openedOf = ({ context }: Snapshot) => context.opened

/** Every medicine that is known to the page. */
export const medicinesOf = ({ context }: Snapshot) => context.medicines

/** What stands in a form that was written here or elsewhere, understood with what is known here. */
export const readingsIn = ({ context }: Snapshot, form = context.form) => readingsOf({ ...context, form })

/** A row of the medicines: what is typed, and how it is understood. */
export const viewRow = ({ context }: Snapshot, id: string, place: number) => {
  const reading = readingsOf(context)[place]
  return {
    row: context.form.medicines.find((each) => each.id === id),
    reading,
    known: recognisedIn(reading),
    isTyped: context.activeRow === id,
    confirmed: confirmedIn(context, id),
  }
}

/** The name that was chosen for a word of a row, and whether the word is kept for it or can be; null elsewhere. */
const confirmedIn = ({ confirmed = null, opened }: Snapshot['context'], id: string) => {
  if (confirmed === null || confirmed.row !== id) return null
  const { word, name } = confirmed
  const favourites = opened?.favourites ?? []
  const isKept = favourites.some(({ alias, isName, line }) => isName === true && alias === word && line.name === name)
  return isKept || canStandForName(word, favourites) ? { word, name, isKept } : null
}

export type ConfirmedWord = NonNullable<ReturnType<typeof confirmedIn>>

/** A value that was measured, and what is thought of it. */
export const viewVital = ({ context: { form, opened } }: Snapshot, name: VitalField) => ({
  value: form.vitals[name],
  verdict: judgeVital(name, form.vitals, opened?.patient.lastWeight ?? null),
  /** What was measured at the visit before, to compare with. */
  last: name === 'weight' ? opened?.patient.lastWeight?.toString() : undefined,
})

/** The unit of the height; in feet also what that is in centimetres. */
export const viewHeight = ({ context: { form } }: Snapshot) => ({
  unit: form.vitals.heightUnit,
  centimetres: feetInCentimetres(form.vitals),
  feet: tidyHeight(form.vitals.height, 'feet'),
})

export const bodyMassOf = ({ context }: Snapshot) => bmiOf(context.form.vitals)

/** What is to be considered about the medicines, and the reasons that were given. */
export const viewChecks = ({ context }: Snapshot) => ({ ...checksOf(context), dismissals: context.form.dismissals })

/** The prescription as it will stand on paper. */
export const viewPreview = ({ context }: Snapshot) => {
  const readings = readingsOf(context)
  return {
    patient: context.opened?.patient ?? null,
    content: contentOf(context.form, readings),
    readings: readings.filter((_, index) => !isEmptyRow(context.form.medicines[index]!)),
  }
}

/** Where the draft is. */
export const viewDraft = (snapshot: SnapshotFrom<typeof prescriptionDraftMachine> | undefined) => ({
  savedAt: snapshot?.context.savedAt ?? null,
  isUnreachable: snapshot?.context.isUnreachable ?? false,
})

/** What is saved beside the prescription. */
export const viewAside = (snapshot: SnapshotFrom<typeof prescriptionAsideMachine> | undefined) => ({
  isSending: snapshot?.hasTag('sending') ?? false,
  fault: faultBeside(snapshot?.context.failure ?? null),
})

import type { SnapshotFrom } from 'xstate'
import { isEmptyRow } from '../../core/prescription/medicineRow.rules'
import type { FormFault } from '../../core/prescription/prescriptionForm.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { checksOf, faultsOf, isSeriousOpen, readingsOf, recognisedIn } from './prescription.reading'
import type { prescriptionMachine } from './prescription.machine'

type Snapshot = SnapshotFrom<typeof prescriptionMachine>

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
    patient: opened?.patient ?? null,
    active,
    isRestored,
    /** Why a new version is written; null where there is no signed one. */
    amendReason: form.amendReason,
    sides: other === null ? null : { mine: form, theirs: other.form },
  }
}

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
    canRepeat: opened?.last != null,
    canUndo: context.before !== null,
    count: context.form.medicines.filter(({ name }) => name.trim() !== '').length,
  }
}

import type { OutputOf } from '../../core/kit/endpoint'
import type { Failure } from '../../core/kit/outcome'
import type { DiagnosticTest, Medicine } from '../../core/prescription/medicine'
import type {
  Dismissal,
  FavouriteLine,
  OwnSentence,
  Prescription,
  PrescriptionConfig,
  PrescriptionContent,
  SaveType,
} from '../../core/prescription/prescription'
import type { prescriptionApi } from '../../core/prescription/prescription.api'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import type { Template } from '../../core/templates/templates'
import type { PageBar } from '../app/pageBar'
import type { Attempt } from '../kit/attempt'

export type PatientContext = OutputOf<typeof prescriptionApi.context>

/** What a doctor keeps for the next time. */
export type Kept = 'favourites' | 'sentences'

/** Everything the page starts from. */
export interface OpenedPrescription {
  readonly patient: PatientContext
  readonly config: PrescriptionConfig
  /** What is looked through first, on the device; with the products of the lines that are shown. */
  readonly medicines: readonly Medicine[]
  readonly tests: readonly DiagnosticTest[]
  readonly favourites: readonly FavouriteLine[]
  readonly sentences: readonly OwnSentence[]
  readonly templates: readonly Template[]
  /** What could not be loaded and is a help alone. */
  readonly lacks?: readonly Kept[]
  readonly active: Prescription | null
  readonly last: Prescription | null
  /** What was typed before and not sent; null where nothing was. */
  readonly draft: PrescriptionForm | null
  readonly draftVersion: number
}

/** A name that was chosen for the word that stood in a row. */
export interface ConfirmedName {
  readonly row: string
  readonly word: string
  readonly name: string
}

export interface PrescriptionInput {
  readonly bookingId: string
}

export interface PrescriptionContext extends PrescriptionInput {
  /** What stands in the bar above: nothing is created where a signed one is read. */
  readonly bar: PageBar
  readonly opened: OpenedPrescription | null
  readonly medicines: readonly Medicine[]
  readonly form: PrescriptionForm
  /** The form before the last template or repetition, for one undo. */
  readonly before: PrescriptionForm | null
  /** The form that was saved from elsewhere meanwhile; `version` of its draft, null where it is no draft. */
  readonly other: { readonly form: PrescriptionForm; readonly version: number | null } | null
  readonly active: Prescription | null
  /** The row that is typed in. */
  readonly activeRow: string | null
  /** The last one, while its row stands: the word can be kept for it. Absent where nothing is kept beside the form. */
  readonly confirmed?: ConfirmedName | null
  /** How it is captured from paper. */
  readonly way: 'photo' | 'file'
  readonly saveType: SaveType
  readonly attempt: Attempt<Omit<SaveInput, 'key'>> | null
  readonly failure: Failure | null
  /** A draft was found when the page was opened. */
  readonly isRestored: boolean
}

export type SaveInput = PrescriptionContent & {
  readonly id: string | null
  readonly bookingId: string
  readonly revision: number
  readonly healthCategoryId: string
  readonly saveType: SaveType
  readonly dismissals: readonly Dismissal[]
  readonly amendReason: string | null
  readonly key: string
}

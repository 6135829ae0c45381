import { fromCallback } from 'xstate'
import { fileOfAddress } from '../adapters/browser/photo'
import { browserEditLock } from '../adapters/browser/editLock'
import { deviceDrafts } from '../adapters/browser/deviceDrafts'
import { done, failed, hasCode, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { prescriptionParams } from '../core/prescription/prescription.params'
import { type PrescriptionForm, readStoredForm } from '../core/prescription/prescriptionForm'
import type { Shot } from '../machines/kit/documentCamera.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { prescriptionAsideMachine } from '../machines/prescription/aside.machine'
import { captureMachine, type CapturedPage } from '../machines/prescription/capture.machine'
import { prescriptionDraftMachine } from '../machines/prescription/draft.machine'
import { prescriptionMachine } from '../machines/prescription/prescription.machine'
import type { OpenedPrescription, SaveInput } from '../machines/prescription/prescription.context'
import type { Open } from './features'
import { saveAsideWith } from './aside'
import { plugLookup } from './lookup'
import { namedMedicines, type NamingLine } from './namedMedicines'
import { plugCamera } from './camera'
import type { Ports } from './ports'

type Rows = Ports['prescription']
type Input<Name extends keyof Rows> = Parameters<Rows[Name]>[0]

const linesOf = (
  ...written: readonly ({ readonly medicines: readonly NamingLine[] } | null)[]
): readonly NamingLine[] => written.flatMap((each) => each?.medicines ?? [])

/** The lists of the form. */
const CONFIG = 'mealType,mealTypeTime,frequency,frequencyDaysDefault,nextVisitType,healthCategory'

/** Everything the page starts from; what is a help alone may be missing. */
const openWith =
  (ports: Ports, writer: string) =>
  async ({ bookingId }: { bookingId: string }, signal: Cancellation): Promise<Outcome<OpenedPrescription>> => {
    const rows = ports.prescription
    const [patient, config, last, usual, favourites, sentences, templates, draft, device] = await Promise.all([
      rows.context({ bookingId }, signal),
      rows.config({ filter: CONFIG }, signal),
      rows.last({ bookingId }, signal),
      rows.usual({}, signal),
      rows.favourites({}, signal),
      rows.sentences({}, signal),
      ports.templates.list({}, signal),
      rows.draft({ bookingId }, signal),
      deviceDrafts.read(writer, bookingId),
    ])
    if (!patient.ok) return patient
    if (!config.ok) return config
    const { patientId, memberId } = patient.value
    const active = await rows.active({ patientId, memberId, bookingId }, signal)
    if (!active.ok) return active
    const known = usual.ok ? usual.value.medicines : []
    const before = last.ok ? last.value : null
    const kept = draft.ok ? draft.value : null
    // The newer of the two: the device has what was typed while the server could not be reached.
    const isNewer = device !== null && (kept === null || device.savedAt >= kept.savedAt)
    const text = isNewer ? device.form : (kept?.form ?? null)
    const form = text === null ? null : readStoredForm(text)
    const naming = [
      ...linesOf(active.value, before, ...(templates.ok ? templates.value : [])),
      ...(favourites.ok ? favourites.value.map(({ line }) => line) : []),
      ...(form?.medicines.map(({ product }) => ({ medicineId: product?.id ?? null })) ?? []),
    ]
    const named = await namedMedicines(rows, known, naming, signal)
    return done({
      patient: patient.value,
      config: config.value,
      medicines: [...known, ...(named.ok ? named.value : [])],
      tests: usual.ok ? usual.value.tests : [],
      favourites: favourites.ok ? favourites.value : [],
      sentences: sentences.ok ? sentences.value : [],
      templates: templates.ok ? templates.value : [],
      lacks: [...(favourites.ok ? [] : (['favourites'] as const)), ...(sentences.ok ? [] : (['sentences'] as const))],
      active: active.value,
      last: before,
      draft: form,
      draftVersion: kept?.version ?? 0,
    })
  }

/** Saves a draft; an answer that was lost on its way is no conflict. */
const saveDraftWith = ({ prescription: rows }: Ports) => {
  const sent = new Set<string>()
  return async (
    { bookingId, form, version }: { bookingId: string; form: PrescriptionForm; version: number },
    signal: Cancellation,
  ) => {
    const text = JSON.stringify(form)
    const draft = { bookingId, form: text, isAmendment: form.amendReason !== null }
    const saved = await rows.saveDraft({ ...draft, version }, signal)
    if (!hasCode(saved, 'draftChanged')) {
      sent.add(text)
      return saved
    }
    const stored = await rows.draft({ bookingId }, signal)
    if (!stored.ok || stored.value === null || !sent.has(stored.value.form)) return saved
    return rows.saveDraft({ ...draft, version: stored.value.version }, signal)
  }
}

/** The first save creates, each one after it updates. */
const sendWith =
  ({ prescription: rows }: Ports) =>
  async ({ id, bookingId, revision, amendReason, ...content }: SaveInput, signal: Cancellation) =>
    id === null
      ? rows.create({ bookingId, ...content } satisfies Input<'create'>, signal)
      : rows.update({ id, revision, amendReason, ...content } satisfies Input<'update'>, signal)

/** A photographed page: the whole frame, and the picture it is known by. */
const uploadShotWith =
  ({ files }: Ports) =>
  async ({ shot, number }: { shot: Shot; number: number }, signal: Cancellation): Promise<Outcome<CapturedPage>> => {
    const name = `page-${number}`
    const [small, full] = await Promise.all([
      files.upload({ kind: 'prescription', file: fileOfAddress(shot.small, `${name}.png`) }, signal),
      files.upload({ kind: 'prescription', file: fileOfAddress(shot.full, `${name}.jpg`) }, signal),
    ])
    if (!small.ok) return small
    if (!full.ok) return full
    return done({ name, preview: null, url: small.value.url, fullUrl: full.value.url })
  }

const plugCapture = (ports: Ports) =>
  captureMachine.provide({
    actors: {
      camera: plugCamera(),
      uploadShot: userAction(uploadShotWith(ports)),
      uploadFile: userAction(async ({ file }, signal) => {
        const answer = await ports.files.upload({ kind: 'prescription', file }, signal)
        return answer.ok ? done({ ...answer.value, name: file.name }) : answer
      }),
      end: userAction(ports.prescription.fromFile),
    },
  })

/** The prescription that somebody writes. */
const plugPrescription = (ports: Ports, writer: string) => {
  const lookup = plugLookup(ports)
  return prescriptionMachine.provide({
    actors: {
      open: fromPort(openWith(ports, writer)),
      reread: fromPort(({ patientId, memberId, bookingId: id }, signal) =>
        ports.prescription.active({ patientId, memberId, bookingId: id }, signal),
      ),
      readOther: fromPort<{ bookingId: string }, { form: PrescriptionForm; version: number } | null>(
        async ({ bookingId: id }, signal) => {
          const stored = await ports.prescription.draft({ bookingId: id }, signal)
          if (!stored.ok) return stored
          if (stored.value === null) return done(null)
          const form = readStoredForm(stored.value.form)
          return form === null ? failed('unreadable', '') : done({ form, version: stored.value.version })
        },
      ),
      send: userAction(sendWith(ports)),
      lock: fromCallback(({ input, sendBack, receive }) => {
        const lock = browserEditLock.open(`prescription ${writer} ${input.bookingId}`, sendBack)
        receive(({ type }) => type === 'take' && lock.take())
        return lock.release
      }),
      draft: prescriptionDraftMachine.provide({
        actors: {
          keepOnDevice: fromPort(async ({ bookingId: id, form }) => {
            await deviceDrafts.write(writer, id, { form: JSON.stringify(form), savedAt: ports.clock.now() })
            return done({})
          }),
          saveDraft: fromPort(saveDraftWith(ports)),
        },
      }),
      capture: plugCapture(ports),
      aside: prescriptionAsideMachine.provide({ actors: { save: userAction(saveAsideWith(ports)) } }),
      medicineSearch: lookup,
      attributeSearch: lookup,
    },
  })
}

export const openPrescription: Open = (ports, { login, place }) => {
  const { bookingId } = prescriptionParams(place.params)
  // An address without an appointment shows where appointments are.
  const writer = login?.userId ?? null
  if (bookingId === null || writer === null) return null
  return { logic: plugPrescription(ports, writer), input: { bookingId } }
}

/** The same beside a call, which is not left when it is signed. */
export const openPrescriptionBeside: Open = (ports, { login, feature: { at } }) => {
  const writer = login?.userId ?? null
  if (at === undefined || writer === null) return null
  const stay = { actions: { goToSchedule: () => undefined } }
  return { logic: plugPrescription(ports, writer).provide(stay), input: { bookingId: at } }
}

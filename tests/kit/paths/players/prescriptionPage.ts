import type { Page } from 'playwright-core'
import { filesApi } from '../../../../src/core/files/files.api'
import { done, type Outcome } from '../../../../src/core/kit/outcome'
import { prescriptionApi } from '../../../../src/core/prescription/prescription.api'
import type { OpenedPrescription } from '../../../../src/machines/prescription/prescription.context'
import { holdTime } from '../../browser'
import type { BaseScene } from '../browser'
import { type Gate, gateOn } from '../gate'
import { opened } from '../models/prescriptionFacts'
import { newDoctor, openAs } from './people'

/** The calls of the page that a path decides; the lists of the form are those of the practice. */
export const prescriptionRows = {
  context: { endpoint: prescriptionApi.context },
  config: { endpoint: prescriptionApi.config },
  last: { endpoint: prescriptionApi.last },
  active: { endpoint: prescriptionApi.active },
  draft: { endpoint: prescriptionApi.draft },
  saveDraft: { endpoint: prescriptionApi.saveDraft },
  search: { endpoint: prescriptionApi.searchMedicine },
  upload: { endpoint: filesApi.upload },
  fromFile: { endpoint: prescriptionApi.fromFile },
}

export interface PrescriptionScene extends BaseScene {
  readonly gate: Gate<keyof typeof prescriptionRows>
}

/** What the device itself would do at once, and does when a path says so. */
type Held = 'device' | 'lock' | 'camera'

interface Holding {
  letGo: (name: Held, how: string) => Promise<void>
}

/** Holds the encryption of drafts, the taking of a lock and the start of the camera. */
const holdDevice = (page: Page, held: readonly Held[]): Promise<unknown> =>
  page.addInitScript((names) => {
    const asked: Record<string, ((how: string) => void)[]> = {}
    const given: Record<string, { how: string; taken: () => void }[]> = {}
    const wait = (name: string): Promise<string> =>
      new Promise((resolve) => {
        const next = given[name]?.shift()
        if (next) {
          next.taken()
          resolve(next.how)
        } else (asked[name] ??= []).push(resolve)
      })
    Object.assign(window, {
      letGo: (name: string, how: string) =>
        new Promise<void>((taken) => {
          const all = asked[name]?.splice(0) ?? []
          for (const go of all) go(how)
          if (all.length > 0) taken()
          else (given[name] ??= []).push({ how, taken })
        }),
    })
    const is = (name: string) => (names as readonly string[]).includes(name)
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    if (is('device'))
      crypto.subtle.encrypt = async (...input) => {
        await wait('device')
        return encrypt(...input)
      }
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    if (is('camera'))
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        if ((await wait('camera')) === 'denied') throw new DOMException('denied', 'NotAllowedError')
        return open(wanted)
      }
  }, held)

export const letGo = (page: Page, name: Held, how = 'done'): Promise<void> =>
  page.evaluate(([held, kind]) => (window as unknown as Holding).letGo(held as Held, kind!), [name, how])

/** Answers the calls that the page opens with. */
export const answerOpening = async (
  { gate }: PrescriptionScene,
  outcome: Outcome<OpenedPrescription>,
): Promise<void> => {
  const { patient, config, last, active, draft, draftVersion } = outcome.ok ? outcome.value : opened
  await gate.answer('context', outcome.ok ? done(patient) : outcome)
  await gate.answer('config', done(config))
  await gate.answer('last', done(last))
  await gate.answer(
    'draft',
    done(draftVersion === 0 ? null : { form: JSON.stringify(draft ?? {}), version: draftVersion, savedAt: 100 }),
  )
  if (outcome.ok) await gate.answer('active', done(active))
}

export interface Opening {
  readonly held?: readonly Held[]
  /** Time passes when the path says so. */
  readonly isStill?: boolean
  readonly with?: OpenedPrescription
  /** Comes before the page. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** Opens the form of an appointment as a doctor whose calls wait. */
export const openPrescription = async (
  base: BaseScene,
  { held = [], isStill = false, with: what = opened, before }: Opening = {},
): Promise<PrescriptionScene> => {
  const { page, I, served, inspection } = base
  const gate = await gateOn(page, prescriptionRows)
  await holdDevice(page, held)
  await before?.(page)
  if (isStill) await page.clock.install()
  await openAs(base, await newDoctor(served), '/create-prescription?bookingId=b1')
  await inspection.reached('session', { known: 'resting' }, 0)
  const scene = { ...base, gate }
  await answerOpening(scene, done(what))
  await I.seePrescriptionForm()
  await inspection.reached('prescription', { open: 'writing' }, 0)
  if (isStill) await holdTime(page)
  return scene
}

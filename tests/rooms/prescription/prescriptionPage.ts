import type { Page } from 'playwright-core'
import { filesApi } from '../../../src/core/files/files.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import { templatesApi } from '../../../src/core/templates/templates.api'
import type { OpenedPrescription } from '../../../src/machines/prescription/prescription.context'
import { holdTime } from '../../kit/browser'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { opened } from './prescriptionFacts'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

/** The calls of the page that a path decides; the lists of the form are those of the practice. */
export const prescriptionRows = {
  context: { endpoint: prescriptionApi.context },
  config: { endpoint: prescriptionApi.config },
  last: { endpoint: prescriptionApi.last },
  templates: { endpoint: templatesApi.list },
  active: { endpoint: prescriptionApi.active },
  draft: { endpoint: prescriptionApi.draft },
  saveDraft: { endpoint: prescriptionApi.saveDraft },
  saveFacts: { endpoint: prescriptionApi.saveFacts },
  search: { endpoint: prescriptionApi.searchMedicine },
  upload: { endpoint: filesApi.upload },
  fromFile: { endpoint: prescriptionApi.fromFile },
  create: { endpoint: prescriptionApi.create },
  update: { endpoint: prescriptionApi.update },
}

export interface PrescriptionScene extends BaseScene {
  readonly gate: Gate<keyof typeof prescriptionRows>
}

/** What the device itself would do at once, and does when a path says so. */
type Held = 'device' | 'camera'

interface Holding {
  letGo: (name: Held, how: string) => Promise<void>
  letAllGo: (name: Held) => void
  hold: (name: Held) => void
}

/** Holds the encryption of drafts and the start of the camera. */
const holdDevice = (page: Page, held: readonly Held[]): Promise<unknown> =>
  page.addInitScript((names) => {
    const asked: Record<string, ((how: string) => void)[]> = {}
    const given: Record<string, { how: string; taken: () => void }[]> = {}
    const free = new Set<string>()
    const wait = (name: string): Promise<string> =>
      new Promise((resolve) => {
        const next = given[name]?.shift()
        if (next) {
          next.taken()
          resolve(next.how)
        } else if (free.has(name)) resolve('done')
        else (asked[name] ??= []).push(resolve)
      })
    Object.assign(window, {
      letGo: (name: string, how: string) =>
        new Promise<void>((taken) => {
          const all = asked[name]?.splice(0) ?? []
          for (const go of all) go(how)
          if (all.length > 0) taken()
          else (given[name] ??= []).push({ how, taken })
        }),
      letAllGo: (name: string) => {
        free.add(name)
        for (const go of asked[name]?.splice(0) ?? []) go('done')
      },
      hold: (name: string) => free.delete(name),
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

export const letGo = (page: Page, name: Held, how: string): Promise<void> =>
  page.evaluate(([held, kind]) => (window as unknown as Holding).letGo(held, kind), [name, how] as const)

/** Lets go what is held, and what comes until it is held again. */
export const letAllGo = (page: Page, name: Held): Promise<void> =>
  page.evaluate((held) => (window as unknown as Holding).letAllGo(held), name)

export const hold = (page: Page, name: Held): Promise<void> =>
  page.evaluate((held) => (window as unknown as Holding).hold(held), name)

/** Lets a camera start that is held. */
export const startCamera = async ({ page, I }: PrescriptionScene): Promise<void> => {
  await letGo(page, 'camera', 'granted')
  await I.seeCameraRuns()
}

/** Takes a photo, where none is looked at yet. */
export const photographed = async (scene: PrescriptionScene): Promise<void> => {
  const { page, I } = scene
  if (await page.getByRole('button', { name: 'Retake' }).isVisible()) return
  const isRunning = await page.getByRole('button', { name: 'Take photo', disabled: false }).isVisible()
  if (!isRunning) await startCamera(scene)
  await I.shoot()
  await I.seeShot()
}

/** Another tab of the same browser takes what is written: it asks for the lock of it, as the page would. */
export const writeInOtherTab = async (page: Page): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(new URL('/favicon.svg', page.url()).href)
  await other.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    const name = held.find((lock) => lock.name?.startsWith('prescription '))?.name ?? ''
    await new Promise<void>((taken, refused) => {
      navigator.locks
        .request(name, { steal: true }, () => new Promise<void>(() => taken()))
        // The first tab takes it back.
        .catch(refused)
    })
  })
}

/** Answers the calls that the page opens with. */
export const answerOpening = async (
  { gate }: PrescriptionScene,
  outcome: Outcome<OpenedPrescription>,
): Promise<void> => {
  const { patient, config, last, templates, active, draft, draftVersion } = outcome.ok ? outcome.value : opened
  await gate.answer('context', outcome.ok ? done(patient) : outcome)
  await gate.answer('config', done(config))
  await gate.answer('last', done(last))
  await gate.answer('templates', done(templates))
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

/** Comes to the page of an appointment as a doctor whose calls wait. */
export const beginPrescription = async (
  base: BaseScene,
  { held = [], isStill = false, before }: Opening = {},
): Promise<PrescriptionScene> => {
  const { page, served, inspection } = base
  const gate = await gateOn(page, prescriptionRows)
  await holdDevice(page, held)
  await before?.(page)
  if (isStill) await page.clock.install()
  await openAs(base, await newDoctor(served), '/create-prescription?bookingId=b1')
  await inspection.reached('session', { known: 'resting' }, 0)
  return { ...base, gate }
}

/** Opens the form of an appointment. */
export const openPrescription = async (base: BaseScene, how: Opening = {}): Promise<PrescriptionScene> => {
  const scene = await beginPrescription(base, how)
  await answerOpening(scene, done(how.with ?? opened))
  await scene.I.seePrescriptionForm()
  await scene.inspection.reached('prescription', { open: 'writing' }, 0)
  if (how.isStill) await holdTime(scene.page)
  return scene
}

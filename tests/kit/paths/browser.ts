import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { StateValue } from 'xstate'
import { openTab } from '../browser'
import { type Person, personAt } from '../pages/person'
import type { Served } from '../served'
import { onPageError } from '../pageErrors'
import { leaveTab } from '../tabs'
import { type Inspection, inspect } from './inspection'
import type { PathModel, Screen } from './model'
import type { StoredTour } from './tourFile'

/** Where a tour is walked: a tab of the built app on the served practice. */
export interface BaseScene {
  readonly page: Page
  readonly size: Screen
  /** Somebody else where another language is read. */
  I: Person
  readonly served: Served
  readonly inspection: Inspection
  readonly tour: StoredTour
}

/** `gone`: the page of the machine is left. `passed`: the next step comes at once and leaves nothing to see in between. */
export type After = void | 'gone' | 'passed'

/** Acts where a step comes by itself, right after one that passed. */
export const byItself = async (): Promise<void> => undefined

/** Acts for a step that has a reason why nobody takes it in a browser. */
export const nobody = (): Promise<never> => Promise.reject(new Error('Nobody can do this in a browser'))

interface Played {
  readonly name: string
  readonly starts: object
  readonly steps: object
}

/** Everything a browser needs to walk a model; a start, a step or a place without a player does not compile. */
export interface BrowserPlayer<Model extends Played, Scene extends BaseScene, Place extends string> {
  readonly model: Model
  /** What the browser is like, where it is not as usual. */
  readonly tab?: BrowserContextOptions
  /** Sets the scene and comes to where the machine begins. */
  readonly arrive: Readonly<Record<keyof Model['starts'], (base: BaseScene) => Promise<Scene>>>
  /** By start, where several actors of the machine live at once: the name the parent gives the one that is followed. */
  readonly called?: Readonly<Partial<Record<keyof Model['starts'], string>>>
  /** What is done for each step; `next` is the one after it in this tour. */
  readonly act: Readonly<
    Record<keyof Model['steps'], (scene: Scene, output: unknown, next: string | undefined) => Promise<After>>
  >
  /** What is seen at each resting or waiting place; places that are passed at once have none. */
  readonly see: Readonly<Record<Place, (scene: Scene, value: StateValue) => Promise<unknown>>>
}

/** A player found in the tests of a room, where its types were checked. */
export type AnyPlayer = BrowserPlayer<PathModel, BaseScene, string>

/** Types forgotten, so that players of different models stand in one list. */
export interface Playable {
  readonly model: PathModel
  readonly play: (browser: Browser, served: Served, tour: StoredTour) => Promise<readonly string[]>
}

const placeOf = (value: StateValue): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''))

const isFinal = ({ machine }: PathModel, value: StateValue): boolean =>
  machine.root.states[placeOf(value)]?.type === 'final'

/** Walks a tour in Chromium and returns the transitions taken; throws at the first step that ends elsewhere. */
const walk = async <Model extends PathModel, Scene extends BaseScene, Place extends string>(
  { model, called, arrive, act, see }: BrowserPlayer<Model, Scene, Place>,
  tour: StoredTour,
  page: Page,
  served: Served,
): Promise<readonly string[]> => {
  const defects: string[] = []
  onPageError(page, (message) => defects.push(message))
  const inspection = await inspect(page)
  const size = tour.screen
  const base: BaseScene = { page, size, I: personAt(page, size), served, inspection, tour }
  const start = tour.start as keyof Model['starts']
  const who = called?.[start] === undefined ? model.name : `${model.name}#${called[start]}`
  const scene = await arrive[start](base)
  let from = inspection.mark()
  for (const [at, { words, value }] of tour.steps.entries()) {
    try {
      const event = model.steps[words]!.event
      const after = await act[words as keyof Model['steps']](scene, event['output'], tour.steps[at + 1]?.words)
      const next = await inspection.took(who, event.type, from)
      if (isFinal(model, value)) await inspection.ended(who, from)
      else await inspection.reached(who, value, from)
      if (after === undefined) await see[placeOf(value) as Place](scene, value)
      from = after === 'passed' ? next : inspection.mark()
    } catch (error) {
      await page.screenshot({ path: `test-output/tours/${model.name}.png` }).catch(() => undefined)
      throw new Error(`${model.name}, ${tour.start}, at "${words}" → ${JSON.stringify(value)}`, { cause: error })
    }
  }
  if (defects.length > 0) throw new Error(`the page threw: ${defects.join('; ')}`)
  return inspection.taken(who)
}

export const playable = <Model extends PathModel, Scene extends BaseScene, Place extends string>(
  player: BrowserPlayer<Model, Scene, Place>,
): Playable => ({
  model: player.model,
  play: async (browser, served, tour) => {
    const page = await openTab(browser, tour.screen, served.url, player.tab)
    const taken = await walk(player, tour, page, served).catch(async (error: unknown) => {
      await leaveTab(page, true)
      throw error
    })
    await leaveTab(page)
    return taken
  },
})

export const hasStep = ({ steps }: StoredTour, words: string): boolean => steps.some((step) => step.words === words)

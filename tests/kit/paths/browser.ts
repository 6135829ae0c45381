import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { StateValue } from 'xstate'
import { openTab, type Size } from '../browser'
import { type Person, personAt } from '../pages/person'
import type { Served } from '../served'
import type { Path, PathModel } from './model'
import { listen, type Listener } from './inspection'

/** Where a path is played: a tab of the built app on the served practice. */
export interface BaseScene {
  readonly page: Page
  readonly size: Size
  /** Somebody else where another language is read. */
  I: Person
  readonly served: Served
  readonly inspection: Listener
  readonly path: Path
}

/**
 * What a step changed beyond its machine: nothing, the page the machine stood on is gone, or the next step came at once
 * and left nothing to see in between.
 */
export type After = void | 'gone' | 'passed'

/** Acts where a step comes by itself, right after one that passed. */
export const byItself = async (): Promise<void> => undefined

/** Everything a browser needs to play a model; a start, an event or a place without a player does not compile. */
export interface BrowserPlayer<Model extends PathModel, Scene extends BaseScene, Place extends string> {
  readonly model: Model
  /** The screen a path needs; the others take turns. */
  readonly sizeFor: (path: Path) => Size | null
  /** Leaves out paths that no browser here can be brought through; every transition is to be taken without them. */
  readonly canPlay?: (path: Path) => boolean
  /** What the browser is like, where it is not as usual. */
  readonly tab?: BrowserContextOptions
  /** Sets the scene and comes to where the machine begins. */
  readonly arrive: Readonly<Record<keyof Model['inputs'], (base: BaseScene) => Promise<Scene>>>
  /** By start, where several actors of the machine live at once: what the parent calls the one that is followed. */
  readonly called?: Readonly<Partial<Record<keyof Model['inputs'], string>>>
  readonly act: Readonly<Record<keyof Model['events'], (scene: Scene, output: unknown) => Promise<After>>>
  /** What is seen at each resting or waiting place; places that are passed at once have none. */
  readonly see: Readonly<Record<Place, (scene: Scene, value: StateValue) => Promise<unknown>>>
}

/** Types forgotten, so that players of different models stand in one list. */
export interface Playable {
  readonly model: PathModel
  readonly play: (browser: Browser, served: Served, path: Path, size: Size) => Promise<readonly string[]>
  readonly sizeFor: (path: Path) => Size | null
  readonly canPlay: (path: Path) => boolean
}

const placeOf = (value: StateValue): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''))

const isFinal = ({ machine }: PathModel, value: StateValue): boolean =>
  machine.root.states[placeOf(value)]?.type === 'final'

/** Plays a path in Chromium and returns the transitions taken; throws at the first step that ends elsewhere. */
const playPath = async <Model extends PathModel, Scene extends BaseScene, Place extends string>(
  { model, called, arrive, act, see }: BrowserPlayer<Model, Scene, Place>,
  path: Path,
  page: Page,
  size: Size,
  served: Served,
): Promise<readonly string[]> => {
  const defects: string[] = []
  page.on('pageerror', (error) => defects.push(error.message))
  const inspection = await listen(page)
  const base: BaseScene = { page, size, I: personAt(page, size), served, inspection, path }
  const start = path.start as keyof Model['inputs']
  const who = called?.[start] === undefined ? model.name : `${model.name}#${called[start]}`
  const scene = await arrive[start](base)
  let from = inspection.mark()
  for (const { words, event, value } of path.steps) {
    const where = value as StateValue
    try {
      const after = await act[words as keyof Model['events']](scene, event['output'])
      const next = await inspection.took(who, event.type, from)
      if (isFinal(model, where)) await inspection.ended(who, from)
      else await inspection.reached(who, where, from)
      if (after === undefined) await see[placeOf(where) as Place](scene, where)
      from = after === 'passed' ? next : inspection.mark()
    } catch (error) {
      throw new Error(`${model.name}, ${path.start}, at "${words}" → ${JSON.stringify(value)}`, { cause: error })
    }
  }
  if (defects.length > 0) throw new Error(`the page threw: ${defects.join('; ')}`)
  return inspection.taken(who)
}

export const playable = <Model extends PathModel, Scene extends BaseScene, Place extends string>(
  player: BrowserPlayer<Model, Scene, Place>,
): Playable => ({
  model: player.model,
  sizeFor: player.sizeFor,
  canPlay: player.canPlay ?? (() => true),
  play: async (browser, served, path, size) => {
    const page = await openTab(browser, size, served.url, player.tab)
    try {
      return await playPath(player, path, page, size, served)
    } finally {
      await page.context().close()
    }
  },
})

export const hasStep = ({ steps }: Path, words: string): boolean => steps.some((step) => step.words === words)

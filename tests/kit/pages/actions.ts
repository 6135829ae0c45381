import type { Locator, Page } from 'playwright-core'

/** How a person works a page. */
export interface Actions {
  /** Puts the focus there. */
  readonly enter: (target: Locator) => Promise<void>
  readonly press: (target: Locator) => Promise<void>
  /** One of a group of radios or tabs. */
  readonly choose: (target: Locator) => Promise<void>
  readonly type: (target: Locator, text: string) => Promise<void>
}

/** With a finger or a mouse: what is pressed is the label, where the control itself is hidden. */
export const pointer: Actions = {
  enter: (target) => target.click(),
  press: (target) => target.click(),
  choose: (target) => target.locator('xpath=ancestor-or-self::*[self::label or self::button][1]').click(),
  type: (target, text) => target.fill(text),
}

/** Stops of Tab after which a control counts as out of reach. */
const REACH = 200

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** With the keyboard alone: Tab to what is wanted, arrows inside a group. */
export const keyboard = (page: Page): Actions => {
  /** Inside a group the focus moves, and what it chose is shown, with the next frame: nobody is quicker than that. */
  const hitInside = async (key: string) => {
    await page.keyboard.press(key)
    await page.evaluate(nextFrame)
  }
  /** Looks for what is wanted at each stop: what stood there at first may have been replaced meanwhile. */
  const hit = async (key: string, target: Locator, press = (each: string) => page.keyboard.press(each)) => {
    for (let hits = 0; hits <= REACH; hits += 1) {
      if (await target.evaluate(holdsFocus)) return
      await press(key)
    }
    throw new Error(`${key} does not reach ${target.toString()}`)
  }
  const enter = (target: Locator) => hit('Tab', target)
  return {
    enter,
    press: async (target) => {
      await enter(target)
      await page.keyboard.press('Enter')
    },
    choose: async (target) => {
      await enter(target.locator('xpath=ancestor::*[@role="radiogroup" or @role="tablist"][1]'))
      await hitInside('Home')
      await hit('ArrowRight', target, hitInside)
      await hitInside('Space')
    },
    type: async (target, text) => {
      await enter(target)
      await page.keyboard.type(text)
    },
  }
}

import type { Locator, Page } from 'playwright-core'

/** More tab stops than any page or dialog has. */
const MOST_STOPS = 120

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Somebody without a mouse: reaches controls by Tab alone, and presses keys where the focus is. */
export const keyboardOf = ({ keyboard }: Page) => {
  /** Goes on with Tab until the control has the focus; one that Tab never reaches is a defect. */
  const reach = async (control: Locator): Promise<void> => {
    await control.first().waitFor()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(control)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${control.toString()}`)
  }
  const keys = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await keyboard.press(key)
  }
  return {
    reach,
    keys,
    type: (text: string) => keyboard.type(text),
    /** A button that is pale while something loads is pressed when it is not. */
    press: async (control: Locator, key = 'Enter'): Promise<void> => {
      await reach(control)
      await control.and(control.page().locator(':not([aria-disabled=true])')).first().waitFor()
      await keyboard.press(key)
    },
    /** Replaces what stands in a field. */
    fill: async (field: Locator, text: string): Promise<void> => {
      await reach(field)
      await keys('Control+a')
      await keyboard.type(text)
    },
    /** Chooses in a list by the first letters of the choice. */
    choose: async (field: Locator, text: string): Promise<void> => {
      await reach(field)
      await keyboard.type(text)
    },
    /** The page moves the focus here by itself. */
    focused: (control: Locator): Promise<void> => control.and(control.page().locator(':focus')).waitFor(),
  }
}

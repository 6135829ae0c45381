import type { Page } from 'playwright-core'
import type { Size } from '../browser'
import { type Actions, pointer } from '../pages/actions'

/** A window of a browser that is not Chromium, with nothing stored in it. */
export interface Window {
  readonly page: Page
  readonly size: Size
  /** What the pages reported: exceptions nobody caught, rejections nobody handled, errors written to the console. */
  readonly errors: readonly string[]
  readonly close: () => Promise<void>
}

export interface OtherBrowser {
  readonly name: string
  /** What this browser, driven from outside, cannot show. */
  readonly limits: string
  /** What has to be installed for it; null where it is there. */
  readonly missing: () => string | null
  readonly open: (baseURL: string, size: Size) => Promise<Window>
}

/** Collects what the pages report from here on, but for what says nothing about them. */
export const errorsOf = (page: Page, besides = /^$/): readonly string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !besides.test(text)) errors.push(text)
  })
  return errors
}

/** Sets what has parts, a time, as a picker would: past the property by which React notices what scripts write. */
const pick = (field: Element, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * With the mouse, and the keys one by one: a text that Playwright puts into a field of these browsers at once is not
 * noticed by React, and a press of its mouse does not move the focus in WebKit.
 */
export const actionsOf = ({ keyboard }: Page): Actions => ({
  ...pointer,
  enter: async (target) => {
    await target.click()
    await target.focus()
  },
  type: async (target, text) => {
    if ((await target.getAttribute('type')) === 'time') return target.evaluate(pick, text)
    await target.click()
    await target.selectText()
    await (text === '' ? keyboard.press('Delete') : keyboard.type(text))
  },
})

import type { Page } from 'playwright-core'
import type { Actions } from './actions'

/** Trying camera and microphone before a video consultation. */
export const testing = (page: Page, { press }: Actions) => {
  const dialog = page.getByRole('dialog', { name: 'Test camera and microphone' })
  return {
    testDevices: () => press(page.getByRole('button', { name: 'Test camera and microphone' })),
    testDevicesAgain: () => press(dialog.getByRole('button', { name: 'Try again' })),
    seeDevicesAsked: () => dialog.getByText(/^Your browser asks whether it may use camera and microphone/).waitFor(),
    seeDevice: (device: 'Camera' | 'Microphone', words: string | RegExp) =>
      dialog.getByRole('listitem').filter({ hasText: device }).getByText(words).waitFor(),
  }
}

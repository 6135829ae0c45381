import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Trying camera and microphone before a video consultation. */
export const deviceTestPage = (page: Page, { press }: Actions) => {
  const dialog = page.getByRole('dialog', { name: 'Test camera and microphone' })
  return {
    testDevices: () => press(page.getByRole('button', { name: 'Test camera and microphone' })),
    testDevicesAgain: () => press(dialog.getByRole('button', { name: 'Try again' })),
    seeDevicesAsked: () => dialog.getByText(/^Your browser asks whether it may use camera and microphone/).waitFor(),
    /** A picture, or that there is none: never both. */
    seePictureOrWhyNot: async () => {
      const [picture, none] = [dialog.locator('video:not([hidden])'), dialog.getByText('No picture', { exact: true })]
      await picture.or(none).waitFor()
    },
    seeDevice: (device: 'Camera' | 'Microphone', words: string | RegExp) =>
      dialog.getByRole('listitem').filter({ hasText: device }).getByText(words).waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly deviceTest: ReturnType<typeof deviceTestPage>
  }
}

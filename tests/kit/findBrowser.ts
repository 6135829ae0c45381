import { ensureBrowser } from '../../tools/browser'

/** Global set-up of the browser suites: finds a browser or gets one, before workers ask for it side by side. */
export const setup = (): void => {
  process.env['CHROMIUM_PATH'] = ensureBrowser()
}

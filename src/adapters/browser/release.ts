import { PART_MISSING } from './importing'

/** Milliseconds between two looks at the server's version, however often the person comes back. */
const LOOK_EVERY = 5 * 60_000

/** The script this page was started with; an unbuilt app has none that a version would name. */
const runningEntry = (): string | undefined =>
  [...document.scripts].map(({ src }) => src && new URL(src).pathname).find((path) => path.startsWith('/assets/first-'))

/** The version of the server when it is another one than this page's; null when it is not, or cannot be known. */
export const findNewerRelease = async (): Promise<string | null> => {
  const running = runningEntry()
  if (running === undefined) return null
  const response = await fetch('/version.json', { cache: 'no-store' })
  if (!response.ok) return null
  // Written by the build: the script a page of that version starts with.
  const { entry } = (await response.json()) as { readonly entry?: unknown }
  return typeof entry === 'string' && entry !== running ? entry : null
}

/** Tells when the person comes back to the tab, and not more often than is of use. Returns its stop. */
export const onLooked = (on: () => void): (() => void) => {
  let last = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_EVERY) return
    last = Date.now()
    on()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Tells when a part of the app that was asked for did not arrive. Returns its stop. */
export const onPartMissing = (on: () => void): (() => void) => {
  addEventListener(PART_MISSING, on)
  return () => removeEventListener(PART_MISSING, on)
}

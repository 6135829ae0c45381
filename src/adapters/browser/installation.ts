/** The browser's own question whether to install the app; not every browser has one. */
interface InstallQuestion extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** iPhones and iPads are told apart by their name, newer iPads by having fingers on a Mac. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The session value that says it was suggested already. */
const SEEN = 'hasSeenPwaPopup'

/** Remembers for this session that it was suggested. */
export const keepInstallSeen = (storage: Storage): void => storage.setItem(SEEN, 'true')

/** How the app gets on the home screen here: the browser asks when it is told to, or the person does it by hand. */
export const installation = (storage: Storage) => {
  let question: InstallQuestion | null = null
  return {
    wasSeen: (): boolean => storage.getItem(SEEN) !== null,
    /** Tells when the app can be put on the home screen. Returns its stop. */
    onOffered: (on: (way: 'asked' | 'byHand') => void): (() => void) => {
      if (isInstalled()) return () => undefined
      if (isApple()) {
        on('byHand')
        return () => undefined
      }
      const handle = (event: Event) => {
        event.preventDefault()
        question = event as InstallQuestion
        on('asked')
      }
      addEventListener('beforeinstallprompt', handle)
      return () => removeEventListener('beforeinstallprompt', handle)
    },
    ask: async (): Promise<void> => {
      await question?.prompt()
      question = null
    },
  }
}

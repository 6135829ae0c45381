import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** A browser without its window starts and loads pages in half the time; it knows no notifications of the device. */
const shells = ['/usr/bin/chromium-headless-shell']

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const FEATURES_OFF = '--disable-features='
const FEATURES_ON = '--enable-features='

/** Of several lists of features a browser takes the last: these stand for Playwright's, which they repeat. */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Two pages that each new window loads for its address bar: half of what opening a page costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const featuresOn = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  // The network has no process of its own.
  'NetworkServiceInProcess2',
]

const namedIn = (args: readonly string[], list: string): readonly string[] =>
  args.filter((arg) => arg.startsWith(list)).flatMap((arg) => arg.slice(list.length).split(','))

/** Features that Playwright's own lists have by now and these lack, by the arguments of a browser it started. */
export const forgottenFeatures = (args: readonly string[]): readonly string[] => [
  ...namedIn(args, FEATURES_OFF).filter((name) => !featuresOff.includes(name)),
  ...namedIn(args, FEATURES_ON).filter((name) => !featuresOn.includes(name)),
]

/** Fewer processes that talk to each other: a twentieth less work for tests. What is measured has them all. */
export const fewProcesses = ['--in-process-gpu', `${FEATURES_ON}${featuresOn.join(',')}`] as const

/** What Chromium needs to be quiet, and to run in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `${FEATURES_OFF}${featuresOff.join(',')}`,
  // A camera that shows few pictures of its own, as three calls are coded at once, and nobody who has to be asked.
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
] as const

const firstOf = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path): path is string => path !== undefined && path !== '' && existsSync(path)) ?? null

/** A browser that is here: `CHROMIUM_PATH`, a headless shell, a whole one, Playwright's; null when there is none. */
export const findBrowser = (): string | null =>
  firstOf([process.env['CHROMIUM_PATH'], ...shells, ...whole, chromium.executablePath()])

/** A browser that shows notifications of the device; null when there is none. */
export const findWholeBrowser = (): string | null =>
  firstOf(
    [process.env['CHROMIUM_PATH'], ...whole, chromium.executablePath()].filter((path) => !path?.includes('headless')),
  )

const run = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Gets a browser: Debian's packages when root, else Playwright's download. */
const install = (packages: readonly string[], find: () => string | null): void => {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`no browser found; installing Debian's ${packages.join(' or ')}`)
    run('apt-get', 'update', '-qq')
    packages.some((name) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name))
  }
  if (find() === null) run('npx', 'playwright-core', 'install', 'chromium')
}

const ensure = (packages: readonly string[], find: () => string | null): string => {
  if (find() === null) install(packages, find)
  const got = find()
  if (got) return got
  throw new Error('No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH')
}

/** Finds a browser or gets one. Throws what to install. */
export const ensureBrowser = (): string => ensure(['chromium-headless-shell', 'chromium'], findBrowser)

/** Finds or gets a browser that shows notifications of the device. Throws what to install. */
export const ensureWholeBrowser = (): string => ensure(['chromium'], findWholeBrowser)

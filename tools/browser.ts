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

/** Of several lists of features a browser takes the last: this one stands for Playwright's, which it repeats. */
const FEATURES_OFF = '--disable-features='
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

/** Features that Playwright's own list has by now and this one lacks, by the arguments of a browser it started. */
export const forgottenFeatures = (args: readonly string[]): readonly string[] =>
  args
    .filter((arg) => arg.startsWith(FEATURES_OFF))
    .flatMap((arg) => arg.slice(FEATURES_OFF.length).split(','))
    .filter((name) => !featuresOff.includes(name))

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
  // A camera that shows a picture of its own, and nobody who has to be asked.
  '--use-fake-device-for-media-stream',
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

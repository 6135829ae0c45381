import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What Chromium needs to be quiet, and to run in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

/** A browser that is here: `CHROMIUM_PATH`, an installed one, Playwright's; null when there is none. */
export const findBrowser = (): string | null =>
  [process.env['CHROMIUM_PATH'], ...installed, chromium.executablePath()].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  ) ?? null

const run = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Finds a browser or gets one: Playwright's download, else Debian's package when root. Throws what to install. */
export const ensureBrowser = (): string => {
  const found = findBrowser()
  if (found) return found
  console.log('no browser found; asking Playwright for one')
  run('npx', 'playwright-core', 'install', 'chromium')
  if (findBrowser() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("no download; installing Debian's chromium")
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  }
  const got = findBrowser()
  if (got) return got
  throw new Error('No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH')
}

import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { webkit as playwright } from 'playwright-core'
import { TIME_ZONE } from '../../../src/core/kit/timeZone'
import { FORWARDED, newAddress } from '../address'
import { arriving, type Size, sizes } from '../browser'
import { WAITS_FOR } from '../limits'
import { errorsOf, type OtherBrowser } from './otherBrowser'

const LIBRARIES = '/usr/lib'
/** Of the same engine, for GTK 3. */
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser'

const findWebKit = (): string | undefined =>
  [process.env['WEBKIT_PATH'], ...foldersOf(LIBRARIES).map((name) => join(LIBRARIES, name, MINI_BROWSER))].find(
    (path) => path !== undefined && existsSync(path),
  )

const foldersOf = (path: string): readonly string[] => (existsSync(path) ? readdirSync(path) : [])

const isCommand = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/**
 * WebKit writes of each policy that it knows no manifest, of each answer that refuses (the page shows what those say), and of a request to
 * the page's own origin that a navigation cuts off that access control forbids it.
 */
const ITS_OWN =
  /^Unrecognized Content-Security-Policy directive 'manifest-src'|^Failed to load resource|\/localhost:\d+\/\S+ due to access control checks/

/** WebKitGTK, the engine of Safari, in a display that nobody sees, over the protocol of its web inspector. */
export const webkit: OtherBrowser = {
  name: 'WebKitGTK',
  limits:
    'mouse and keys are events of a script, without pickers, passkeys or windows that a press opens; not the controls of iOS',
  missing: () =>
    findWebKit() === undefined || !isCommand('Xvfb')
      ? 'WebKitGTK and Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)'
      : null,
  open: async (baseURL, size) => {
    const started: { kill: () => unknown }[] = []
    const close = async (): Promise<void> => {
      for (const each of started.toReversed()) await each.kill()
    }
    try {
      const display = await startDisplay()
      started.push(display)
      const inspector = await startMiniBrowser(display.number, `${baseURL}/healthz`, size)
      started.push(inspector)
      const list = await listenAsTabs(inspector.socket)
      started.push(list)
      const browser = await playwright.connectOverCDP(list.url)
      started.push({ kill: () => browser.close() })
      const [context] = browser.contexts()
      const page = context!.pages()[0]!
      context!.setDefaultTimeout(WAITS_FOR)
      await context!.setExtraHTTPHeaders({ [FORWARDED]: newAddress() })
      await context!.addInitScript(
        () => self === top && origin !== 'null' && sessionStorage.setItem('locationAsked', 'yes'),
      )
      const goTo = page.goto.bind(page)
      page.goto = (path, options) => goTo(new URL(path, baseURL).href, options)
      return { page: arriving(page), size, errors: errorsOf(page, ITS_OWN), close }
    } catch (error) {
      await close()
      throw error
    }
  },
}

/** A program that ends with this process at the latest. */
const run = (command: string, args: readonly string[], options: SpawnOptions) => {
  const child = spawn(command, args, options)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const kill = async (): Promise<void> => {
    process.off('exit', end)
    if (child.exitCode !== null || child.signalCode !== null) return
    end()
    await once(child, 'exit')
  }
  return { child, kill }
}

/** A display as large as the window of a desktop. */
const startDisplay = async () => {
  const { width, height } = sizes.desktop
  const screen = ['-screen', '0', `${width}x${height}x24`]
  const { child, kill } = run('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { number: number.toString().trim(), kill }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Milliseconds between two looks at whether the window is there. */
const LOOKS_EVERY = 50

/** A window of this size, which MiniBrowser gives to those alone that a page opens. */
const openerOf = (address: string, { width, height }: (typeof sizes)[Size]): string =>
  `data:text/html,<script>open('${address}','','noopener,width=${width},height=${height}')</script>`

/**
 * The browser, once the inspector has its window. That begins at a page of the product: going there from elsewhere would
 * change its process, and with it what the inspector talks to.
 */
const startMiniBrowser = async (display: string, firstPage: string, size: Size) => {
  const address = `127.0.0.1:${await freePort()}`
  const options = ['--private', '--javascript-can-open-windows-automatically=true', `--time-zone=${TIME_ZONE}`]
  const { kill } = run(findWebKit()!, [...options, openerOf(firstPage, sizes[size])], {
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_INSPECTOR_HTTP_SERVER: address },
    stdio: 'ignore',
  })
  const until = performance.now() + WAITS_FOR
  while (performance.now() < until) {
    const socket = await socketOf(address, firstPage)
    if (socket !== null) return { socket: `ws://${address}${socket}`, kill }
    await setTimeout(LOOKS_EVERY)
  }
  await kill()
  throw new Error('The inspector of WebKit does not show its window')
}

/** The path under which the inspector's list of pages has the socket of the page at this address. */
const socketOf = async (inspector: string, page: string): Promise<string | null> => {
  try {
    const list = await (await fetch(`http://${inspector}/`)).text()
    const row = list.split('</tr>').find((each) => each.includes(`targeturl">${page}<`))
    return /\/socket\/\d+\/\d+\/WebPage/.exec(row ?? '')?.[0] ?? null
  } catch {
    return null
  }
}

/** Lists the window as Playwright asks for the pages of a Safari. */
const listenAsTabs = async (webSocketDebuggerUrl: string) => {
  const tabs = JSON.stringify([{ webSocketDebuggerUrl }])
  const server = createHttpServer((_, response) => response.end(tabs)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

import type { ConsoleMessage, Page, Request } from 'playwright-core'
import { onPageError } from './pageErrors'

/** Lines of a page that are printed, and milliseconds within which a page answers that is not stuck. */
const MOST_LINES = 60
const ANSWERS = 5000

const callOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`

/** Keeps what a tab asks for and complains of. Returns what it shows and waits for at the moment, in words. */
export const follow = (page: Page): (() => Promise<string>) => {
  const open = new Set<Request>()
  const complaints: string[] = []
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    complaints.push(`${callOf(request)}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${callOf(response.request())}: ${response.status()}`)
  })
  onPageError(page, (message) => complaints.push(message))
  page.on('console', (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text()))
  return async () => {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: ANSWERS })
      .catch((error: Error) => error.message)
    return [
      `A tab at ${page.url()}`,
      ...(open.size > 0 ? [`waits for: ${[...open].map(callOf).join(', ')}`] : []),
      ...complaints.map((complaint) => `complained: ${complaint}`),
      ...shown.split('\n').slice(0, MOST_LINES),
    ].join('\n')
  }
}

import type { Page } from 'playwright-core'
import { beginWith } from './browser'
import { entriesOf, type Session } from './patients'

/** Comes to an address as whoever has this session. */
export const comeAs = async (page: Page, { storage }: Pick<Session, 'storage'>, path: string): Promise<void> => {
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(path)
}

import { beginWith } from '../browser'
import { entriesOf, type Session } from '../patients'
import type { BaseScene } from './browser'

/** Opens a page as whoever has this session, inspected. */
export const openAs = async ({ page }: BaseScene, { storage }: Session, path: string): Promise<void> => {
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect=1`)
}

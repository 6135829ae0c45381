import type { Page } from 'playwright-core'
import { noticeModel } from '../rooms/app/notices.model'
import { holdWaits } from './paths/waits'

/** What a page tells in passing stands until it is dismissed, however late a busy machine looks at it. */
export const holdNotices = async (page: Page): Promise<void> => {
  await holdWaits(page, Object.values(noticeModel.delays!))
}

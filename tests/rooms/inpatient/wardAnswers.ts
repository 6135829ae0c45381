import * as Schema from 'effect/Schema'
import type { Page } from 'playwright-core'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { aStay, someHospitals, someRooms } from '../../kit/inpatient'

const STAYS = Schema.encodeSync(inpatientApi.stays.output)({ stays: [aStay], count: 1, page: 1, hasMore: false })
const ROOMS = Schema.encodeSync(inpatientApi.rooms.output)(someRooms)
const HOSPITALS = Schema.encodeSync(inpatientApi.hospitals.output)(someHospitals)

const answer = (page: Page, path: string, result: unknown, isOwn: (url: URL) => boolean = () => true) =>
  page.route(
    (url) => url.pathname === path && isOwn(url),
    (route) => route.fulfill({ json: { result, message: '', statusCode: 200 } }),
  )

/** Those that are free; the board asks for all. */
const isOfBoard = ({ searchParams }: URL): boolean => searchParams.get('admit') !== 'true'

/** What the machines beside the one that is played ask for is there at once. */
export const answerStays = (page: Page): Promise<unknown> => answer(page, inpatientApi.stays.path, STAYS)
export const answerHospitals = (page: Page): Promise<unknown> => answer(page, inpatientApi.hospitals.path, HOSPITALS)
export const answerBeds = (page: Page): Promise<unknown> => answer(page, inpatientApi.rooms.path, ROOMS, isOfBoard)

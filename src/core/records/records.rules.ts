import { DRAWN_PAGES } from '../files/files'
import type { CalendarDay } from '../kit/dates'
import { textOrNothing, type Params } from '../kit/params'
import { type ActivePrescription, type MedicalRecord, type RecordQuery, RecordType } from './records'

/** Records of one answer. */
export const RECORD_PAGE = 50

/** What may be done with a record beside reading it: what the family brought is its own, what others made stays. */
export const isOwnRecord = ({ source }: Pick<MedicalRecord, 'source'>): boolean => source === 'upload'

/** The prescriptions that count: of one member, or one of each of the family. */
export const activeOf = (active: readonly ActivePrescription[], member: string | null): readonly ActivePrescription[] =>
  active.filter(({ memberId }) => member === null || memberId === member)

/** Whether an address shows a PDF (S0-212); everything else is a picture. */
export const isPdf = (url: string): boolean => /\.pdf(?:[?#].*)?$/i.test(url)

/** The search as an address names it. */
export const recordQueryOf = (params: Params): RecordQuery => ({
  memberId: textOrNothing(params['member']),
  type: RecordType.literals.find((type) => type === params['type']) ?? null,
  search: textOrNothing(params['q']) ?? '',
})

/** The search in the address; what is not asked for is not named. */
export const recordParamsOf = ({ memberId, type, search }: RecordQuery) => ({
  member: memberId,
  type,
  q: search.trim() === '' ? null : search.trim(),
})

/** How records stand on the page. */
export const recordViews = ['gallery', 'list', 'timeline'] as const
export type RecordView = (typeof recordViews)[number]

export const recordViewOf = (params: Params): RecordView =>
  recordViews.find((view) => view === params['view']) ?? 'gallery'

/** What is typed of a record. */
export interface RecordDraft {
  readonly memberId: string
  readonly type: RecordType
  readonly healthCategoryId: string | null
  readonly documentDate: CalendarDay | null
  readonly title: string
}

/** What a record still needs before it can be saved (S1-302). */
export const missingOf = (
  { memberId, healthCategoryId, documentDate }: RecordDraft,
  hasFile: boolean,
): readonly ('member' | 'date' | 'category' | 'file')[] => [
  ...(memberId === '' ? (['member'] as const) : []),
  ...(documentDate === null ? (['date'] as const) : []),
  ...(healthCategoryId === null ? (['category'] as const) : []),
  ...(hasFile ? [] : (['file'] as const)),
]

/** Addresses of pictures of the first pages of a PDF, which the server draws: of one where nobody counted them. */
export const pagePictures = (url: string, pages: number | null): readonly string[] =>
  Array.from({ length: Math.min(pages ?? 1, DRAWN_PAGES) }, (_, index) =>
    url.replace(/[^/]*$/, `pages/${index + 1}.webp`),
  )

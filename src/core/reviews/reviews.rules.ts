import type { ReviewFilter } from './reviews'

/** Reviews and video reviews of one answer. */
export const REVIEW_LIMIT = 1000
export const VIDEO_REVIEW_LIMIT = 100
/** Milliseconds the review search waits for the typing to rest. */
export const REVIEW_SEARCH_DEBOUNCE = 1000
/** Characters of a reply. */
export const LONGEST_REPLY = 1000

/** What the panel narrows its list by: the chip, the star picker, the words and the days. */
export interface ReviewQuery {
  readonly chip: 'all' | 'stars' | 'notReplied'
  /** Null until one was picked. */
  readonly stars: number | null
  readonly keyword: string
  readonly startDate: string | null
  readonly endDate: string | null
}

export const ALL_REVIEWS: ReviewQuery = { chip: 'all', stars: null, keyword: '', startDate: null, endDate: null }

/** Whether the list shows less than everything. */
export const isNarrowed = ({ chip, stars, keyword, startDate, endDate }: ReviewQuery): boolean =>
  chip === 'notReplied' ||
  (chip === 'stars' && stars !== null) ||
  keyword.trim() !== '' ||
  startDate !== null ||
  endDate !== null

/** `filterOf({...ALL_REVIEWS, chip: 'stars', stars: 4})` is `{stars: 4}`. */
export const filterOf = (query: ReviewQuery): ReviewFilter => {
  const { chip, stars, keyword, startDate, endDate } = query
  return {
    ...(chip === 'stars' && stars !== null ? { stars } : {}),
    ...(chip === 'notReplied' ? { isReplied: false } : {}),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    ...(startDate === null ? {} : { startDate }),
    ...(endDate === null ? {} : { endDate }),
  }
}

/** A reply that can be sent: something is written, and not too much. */
export const isSendableReply = (reply: string): boolean => reply.trim() !== '' && reply.trim().length <= LONGEST_REPLY

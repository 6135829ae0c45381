export const input = {
  tab: 'board',
  hospitalId: null,
  stayId: null,
  changedId: null,
  isDischarging: false,
  today: '2026-11-23',
  doctorName: 'Dr. Rao',
}
/** What is known of the stay that is open, once none is. */
export const nothingOpen = { stay: null, team: null, summary: null, by: null, ends: false, over: false }
export const nothing = {
  tab: 'board',
  hospital: null,
  rooms: 0,
  says: null,
  changed: null,
  news: 0,
  ...nothingOpen,
}
export const listed = (hospitalId: string) => `list ← query.chosen ${JSON.stringify({ query: { hospitalId } })}`
export const nurse = {
  userId: 'u1',
  name: 'Mary Thomas',
  role: 'Ward Nurse',
  photoUrl: null,
  countryCode: '+91',
  phoneNumber: '9810200001',
}
export const hospitalId = (name: string | null) => (name === 'Nadi Hospital' ? 'hospital-2' : 'hospital-1')
export const formInput = (stayId: string | null, hospital: string | null) => ({
  mode: 'view',
  stayId,
  today: '2026-11-23',
  doctorName: 'Dr. Rao',
  hospitalId: hospitalId(hospital),
  isPage: false,
})
export const BOARD = [
  'open.board.loading',
  'open.board.shown',
  'open.board.refreshing',
  'open.board.stale',
  'open.board.failed',
] as const
export type At = ReadonlySet<string>

/** What the steps over a stay depend on. */
export interface WardSeen {
  readonly tab: string
  readonly rooms: number
  readonly hospital: string | null
  readonly over: boolean
  readonly team: number | null
  readonly by: string | null
  readonly stay: string | null
  readonly news: number
}

/** Where a person finds Meera Rao: among the patients, or in her bed once the beds are shown. */
export const hasHer = ({ tab, rooms }: Pick<WardSeen, 'tab' | 'rooms'>, at: At): boolean =>
  at.has('open.sheet.closed') && (tab === 'list' || (rooms > 0 && !at.has('open.board.failed')))
/** A stay that is shown beside beds of now, and nobody else changed either: from it everything is opened. */
const isSettled = ({ by, news }: Pick<WardSeen, 'by' | 'news'>, at: At): boolean =>
  at.has('open.board.shown') && at.has('open.sheet.stay.shown') && by === null && news === 0
/** The page, alone or beside a stay. */
export const isInReach = (seen: WardSeen, at: At): boolean =>
  at.has('open.sheet.closed') || (isSettled(seen, at) && seen.team !== null && !seen.over)
/** What is done with a patient who is in hospital is offered. */
export const isOffered = (seen: WardSeen, at: At): boolean => isSettled(seen, at) && !seen.over
/** Where a key is hit on her bed, or a button of her stay is pressed. */
export const canAct = (seen: WardSeen, at: At): boolean =>
  (seen.tab === 'board' && hasHer(seen, at)) || isOffered(seen, at)

export const changeOf = (stayId: string) => ({ hospitalId: 'hospital-1', stayId, by: 'Dr. Sen' })

/** What the steps of the live page depend on. */
export interface LiveFacts {
  readonly news: number
  readonly by: string | null
  readonly hospital: string | null
}

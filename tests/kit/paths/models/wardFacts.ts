export const input = {
  tab: 'board',
  hospitalId: null,
  stayId: null,
  changedId: null,
  isDischarging: false,
  today: '2026-11-23',
  doctorName: 'Dr. Rao',
}
export const nothing = {
  tab: 'board',
  hospital: null,
  rooms: 0,
  says: null,
  stay: null,
  team: null,
  summary: null,
  changed: null,
  mode: 'view',
  acted: null,
  news: 0,
  by: null,
  ends: false,
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
export const formInput = (mode: string, stayId: string | null, hospital: string | null) => ({
  mode,
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
export const changeOf = (stayId: string) => ({ hospitalId: 'hospital-1', stayId, by: 'Dr. Sen' })

/** What the steps of the live page depend on. */
export interface LiveFacts {
  readonly news: number
  readonly by: string | null
  readonly hospital: string | null
}

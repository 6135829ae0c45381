export const input = {
  tab: 'board',
  hospitalId: null,
  stayId: null,
  changedId: null,
  isDischarging: false,
  today: '2026-11-23',
  doctorName: 'Dr. Rao',
}
export const boardInput = { hospitalId: 'hospital-1', today: '2026-11-23' }
export const sheetInput = { stayId: null, isDischarging: false, today: '2026-11-23', doctorName: 'Dr. Rao' }
/** What is known of the stay that is open, once none is. */
export const nothingOpen = { stay: null, team: null, summary: null, by: null, ends: false, over: false }
export const listed = (hospitalId: string) => `list ← query.chosen ${JSON.stringify({ query: { hospitalId } })}`
export const nurse = {
  userId: 'u1',
  name: 'Mary Thomas',
  role: 'Ward Nurse',
  photoUrl: null,
  countryCode: '+91',
  phoneNumber: '9810200001',
  hospitalId: 'hospital-1',
  hospitalName: 'Sanjeevani Hospital',
}
export const hospitalId = (name: string | null) => (name === 'Nadi Hospital' ? 'hospital-2' : 'hospital-1')
export const formInput = (stayId: string | null) => ({
  stayId,
  isToCorrect: false,
  today: '2026-11-23',
  doctorName: 'Dr. Rao',
  isPage: false,
})
export const changeOf = (stayId: string) => ({ hospitalId: 'hospital-1', stayId, by: 'Dr. Sen' })

import { type Params, textOrNothing } from '../kit/params'

export type WardTab = 'board' | 'list'

/** `navItem: 1` is the list, where one lands after an admission, an edit or a discharge; `tab: 1` is read too. */
const wardTab = (params: Params): WardTab => (Number(params['navItem'] ?? params['tab'] ?? 0) === 1 ? 'list' : 'board')

/** What /ip-dash reads from its address and navigation state. */
export const wardParams = (params: Params) => ({
  tab: wardTab(params),
  hospitalId: textOrNothing(params['hospital']),
  stayId: textOrNothing(params['stay']),
  changedId: textOrNothing(params['changed']),
  /** The stay is opened to be ended. */
  isDischarging: params['discharge'] === true,
})

const MODES = ['view', 'edit', 'readmit'] as const

/** What the form of an admission is opened for: somebody new, or a stay that is shown, corrected or taken up again. */
export type AdmissionMode = 'new' | (typeof MODES)[number]

/** What /admit-patient reads from its address: a stay with what is done to it, or nothing for a new admission. */
export const admissionParams = (params: Params) => {
  const stayId = textOrNothing(params['stay'])
  const mode = MODES.find((each) => each === params['mode']) ?? 'view'
  return stayId === null ? { mode: 'new' as const, stayId } : { mode, stayId }
}

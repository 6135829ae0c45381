import type { OpenFlow, OpenStep } from '../app/feature'
import type { SheetActor } from './sheet.machine'
import type { WardActor } from './ward.machine'

/** What lies over the in-patients: a stay, and what is opened besides stands over it. */
const stepsOf = (sheet: SheetActor): readonly OpenStep[] => {
  const snapshot = sheet.getSnapshot()
  const { stayId } = snapshot.context
  const { shiftBed, discharge, form } = snapshot.children
  const close = () => sheet.send({ type: 'close' })
  const steps: readonly (OpenStep | false)[] = [
    stayId !== null && { name: 'stay', query: { stay: stayId }, close },
    snapshot.hasTag('choosingHospital') && { name: 'hospital', close },
    snapshot.hasTag('filtering') && { name: 'filters', close },
    snapshot.hasTag('shifting') && { name: 'shift', close: () => shiftBed?.send({ type: 'close' }) },
    snapshot.hasTag('discharging') && { name: 'discharge', close: () => discharge?.send({ type: 'close' }) },
    snapshot.hasTag('form') && { name: 'form', close: () => form?.send({ type: 'close' }) },
  ]
  return steps.filter((step) => step !== false)
}

/** Where a person is among the in-patients: the hospital, board or list, and the stay that is open over them. */
export const wardFlow = (page: WardActor): OpenFlow => {
  const { context, children } = page.getSnapshot()
  const { hospitalId, tab, stayId } = context
  const { sheet } = children
  const linked = stayId === null ? [] : [{ name: 'stay', query: { stay: stayId }, close: null }]
  return {
    query: { hospital: hospitalId },
    state: { navItem: tab === 'list' ? 1 : 0 },
    steps: sheet ? stepsOf(sheet) : linked,
  }
}

import type { OpenFlow, OpenStep } from '../app/feature'
import type { WardActor } from './ward.machine'

/** Where a person is among the in-patients: the hospital, board or list, and the stay that is open over them. */
export const wardFlow = (page: WardActor): OpenFlow => {
  const snapshot = page.getSnapshot()
  const { hospitalId, tab, stayId } = snapshot.context
  const close = () => page.send({ type: 'close' })
  const { shiftBed, discharge, form } = snapshot.children
  const steps: readonly (OpenStep | false)[] = [
    // What is opened besides stands over it.
    stayId !== null && { name: 'stay', query: { stay: stayId }, close },
    snapshot.hasTag('choosingHospital') && { name: 'hospital', close },
    snapshot.hasTag('filtering') && { name: 'filters', close },
    snapshot.hasTag('shifting') && { name: 'shift', close: () => shiftBed?.send({ type: 'close' }) },
    snapshot.hasTag('discharging') && { name: 'discharge', close: () => discharge?.send({ type: 'close' }) },
    snapshot.hasTag('form') && { name: 'form', close: () => form?.send({ type: 'close' }) },
  ]
  return {
    query: { hospital: hospitalId },
    state: { navItem: tab === 'list' ? 1 : 0 },
    steps: steps.filter((step) => step !== false),
  }
}

/** What rooms above use of this one, beside its tables. */
export { livePosition } from './position.read'
export { lastStep } from './lastStep.read'
export { isOfAppointment } from './queue.conditions'

/** What rooms above use of this one, beside its tables. */
export { livePosition } from './position'
export { isOfAppointment } from './queue.conditions'

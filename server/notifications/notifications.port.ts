/** What rooms above use of this one, beside its tables. */
export { ServiceAccount } from './firebase'
export { forgetDeviceOf } from './notifications.store'
export { type NotificationEvent, notify, pushTopic, staffOf } from './notify'

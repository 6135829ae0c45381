/** What rooms above use of this one, beside its tables. */
export {
  deviceOf,
  forgetDevice,
  forgetDeviceOf,
  languageOfDevices,
  registeredClient,
  registeredDevices,
} from './notifications.store'
export { type NotificationEvent, notify, pushTopic, staffOf } from './notify'
export type { WordedPush } from './words'
export { streamed, type StreamedEvent } from './stream'

/** Why a camera or microphone cannot be used. */
export type MediaFault = 'denied' | 'missing' | 'inUse' | 'other'

const faults: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
}

/** `mediaFaultOf('NotAllowedError')` is `denied`: what the name of a `getUserMedia` error means. */
export const mediaFaultOf = (errorName: string): MediaFault =>
  Object.hasOwn(faults, errorName) ? faults[errorName]! : 'other'

/** iPhones and iPads give pages a camera from this version on. */
const CAMERA_SINCE_IOS = 13

/** True on an iPhone or iPad whose system is older than 13, by its user agent. */
export const lacksCameraSupport = (userAgent: string): boolean => {
  const [, major] = /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)_/.exec(userAgent) ?? []
  return major !== undefined && Number(major) < CAMERA_SINCE_IOS
}

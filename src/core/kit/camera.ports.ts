/**
 * Why there is no picture: refused by the person, no camera, in use elsewhere, anything else, it did not start, or a
 * system before iOS 13, where pages cannot use it.
 */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'other' | 'start' | 'tooOld'

/** What a camera delivers to whoever watches it. */
export type CameraEvent<Stream> =
  | { readonly type: 'camera.started'; readonly stream: Stream }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem }

/** The camera of the device: opens it, preferably the one at its back, and returns what closes it again. */
export interface CameraPort<Stream> {
  readonly subscribe: (on: (event: CameraEvent<Stream>) => void) => () => void
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The problem behind the name of the browser's error. */
export const cameraProblem = (errorName: string): CameraProblem => problems[errorName] ?? 'other'

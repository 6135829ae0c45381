/** Tells whether the device has a network: now when it has none, and at every change. Returns its stop. */
export const onConnection = (on: (isOnline: boolean) => void): (() => void) => {
  const tell = () => on(navigator.onLine)
  addEventListener('online', tell)
  addEventListener('offline', tell)
  if (!navigator.onLine) tell()
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

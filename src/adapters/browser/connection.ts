/** Tells whether the device has a network: now when it has none, and at every change. Returns its stop. */
export const onConnection = (on: (isOnline: boolean) => void): (() => void) => {
  const notify = () => on(navigator.onLine)
  addEventListener('online', notify)
  addEventListener('offline', notify)
  if (!navigator.onLine) notify()
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

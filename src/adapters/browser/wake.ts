/** Tells when the network is back, and when the page is looked at again. Returns its stop. */
export const onWake = (on: () => void): (() => void) => {
  const seen = () => {
    if (!document.hidden) on()
  }
  addEventListener('online', on)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', on)
    document.removeEventListener('visibilitychange', seen)
  }
}

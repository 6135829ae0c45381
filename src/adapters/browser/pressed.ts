import type { Pressed } from '../push/openPlace'

/** Asks whether this tab goes where a notification that was pressed leads; the worker is answered. */
export const onPressed = (goes: (pressed: Pressed) => boolean): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ pressed?: Pressed } | null>) => {
    // Firebase's own messages come the same way.
    if (data?.pressed !== undefined) ports[0]?.postMessage(goes(data.pressed))
  })
}

import { useEffect, useRef, useSyncExternalStore } from 'react'

declare global {
  /** Fields of the page that somebody entered something into, kept since its beginning. */
  var entered: WeakSet<EventTarget> | undefined
}

const never = () => () => undefined

/** Looks once at what the server drew when it comes alive: what was entered by then React keeps, and says nothing of it. */
export const useOnceAlive = (look: () => void): void => {
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const first = useRef({ isDrawn, look })
  useEffect(() => {
    if (first.current.isDrawn) first.current.look()
  }, [])
}

/** Takes what somebody chose in a field before it was alive. What the server merely drew is nobody's choice. */
export const useChosenBefore = (
  id: string,
  take: (field: Pick<HTMLInputElement, 'checked' | 'value' | 'files'>) => void,
): void =>
  useOnceAlive(() => {
    const field = document.getElementById(id) as HTMLInputElement | null
    if (field && globalThis.entered?.has(field)) take(field)
  })

/** The same for the radio buttons of a name: which of them is pressed. */
export const usePressedBefore = (name: string, press: (index: number) => void): void =>
  useOnceAlive(() => {
    const buttons = [...document.getElementsByName(name)] as HTMLInputElement[]
    const pressed = buttons.findIndex((button) => button.checked && globalThis.entered?.has(button))
    if (pressed >= 0) press(pressed)
  })

import { useEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Looks once at what the server drew when it comes alive: what was entered by then React keeps, and says nothing of it. */
export const useEnteredBefore = (look: () => void): void => {
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

/** Takes which of the radio buttons of a name was pressed on a drawn page before it was alive. */
export const useChosenBefore = <Id>(
  name: string,
  ids: readonly Id[],
  chosen: Id | null,
  choose: (id: Id) => void,
): void =>
  useEnteredBefore(() => {
    const buttons = [...document.getElementsByName(name)] as HTMLInputElement[]
    const pressed = ids[buttons.findIndex(({ checked }) => checked)]
    if (pressed !== undefined && pressed !== chosen) choose(pressed)
  })

import { useEffect, useState } from 'react'

/** Whether Control or Command with K was pressed once: from then on the palette listens for it. */
export const usePaletteKey = (): boolean => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setWanted(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWanted])
  return isWanted
}

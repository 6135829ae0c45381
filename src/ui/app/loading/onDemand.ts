import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react'

const isPartOfPage = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('style[data-href*="/later-"]') !== null

/** The styles of everything that is not on the first load; a page that was drawn with its skeleton brings them. */
export const loadStyles = async (): Promise<void> => {
  if (!isPartOfPage()) await import('../later.css')
}

const missing = new Set<() => void>()

/** Views that could not be fetched are fetched again when they are shown next. */
export const renewMissing = (): void => {
  for (const renew of missing) renew()
  missing.clear()
}

let arriving = 0

/** Whether something that is to be shown is still on its way. */
export const isArriving = (): boolean => arriving > 0

type OnDemand<Props> = ComponentType<Props & { readonly meanwhile?: ReactNode }> & {
  /** Fetches it before it is shown: what was drawn on the server is hydrated with all of it there. */
  readonly load: () => Promise<void>
}

/**
 * A view that arrives, with its styles, when it is first shown; `meanwhile` stands in its place until then. Nothing
 * suspends: React would keep what has arrived back for 300 ms after a fallback, and render it over and over where
 * something deferred is in it.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let View: ComponentType<Props> | null = null
  let arrival: Promise<void> | undefined
  const arrive = async (): Promise<void> => {
    try {
      const [view] = await Promise.all([load(), loadStyles()])
      View = view
    } catch (cause) {
      missing.add(() => {
        arrival = undefined
      })
      throw cause
    }
  }
  const fetchOnce = (): Promise<void> => (arrival ??= arrive())
  const Part: ComponentType<Props & { readonly meanwhile?: ReactNode }> = ({ meanwhile, ...props }) => {
    const [Arrived, setArrived] = useState(() => View)
    const [loss, setLoss] = useState<{ readonly cause: unknown } | null>(null)
    useEffect(() => {
      if (Arrived) return undefined
      let isHere = true
      arriving += 1
      fetchOnce()
        .then(
          () => isHere && startTransition(() => setArrived(() => View)),
          (cause: unknown) => isHere && setLoss({ cause }),
        )
        .finally(() => {
          arriving -= 1
        })
      return () => {
        isHere = false
      }
    }, [Arrived])
    if (loss) throw loss.cause
    return Arrived ? createElement(Arrived, props as unknown as Props) : meanwhile
  }
  return Object.assign(Part, { load: fetchOnce })
}

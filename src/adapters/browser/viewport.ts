import { DESKTOP_FROM, TABLET_FROM, type Width, widthOf } from '../../core/kit/route'

export const currentWidth = (): Width => widthOf(innerWidth)

/** Tells the width class whenever it changes. Returns its stop. */
export const onWidth = (on: (width: Width) => void): (() => void) => {
  const queries = [TABLET_FROM, DESKTOP_FROM].map((pixels) => matchMedia(`(min-width: ${pixels}px)`))
  const notify = () => on(currentWidth())
  for (const query of queries) query.addEventListener('change', notify)
  return () => queries.forEach((query) => query.removeEventListener('change', notify))
}

/** The person asked their device for less motion. */
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

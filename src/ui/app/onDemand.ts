import { createElement, lazy, type ComponentType } from 'react'

const isPartOfPage = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('style[data-href*="/later-"]') !== null

/** The styles of everything that is not on the first load; a page that was drawn with its skeleton brings them. */
export const loadStyles = async (): Promise<void> => {
  if (!isPartOfPage()) await import('./later.css')
}

const missing = new Set<() => void>()

/** Views that could not be fetched are fetched again when they are shown next. */
export const renewMissing = (): void => {
  for (const renew of missing) renew()
  missing.clear()
}

/** A view that arrives, with its styles, when it is first shown. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const arriving = () =>
    lazy(async () => {
      try {
        const [view] = await Promise.all([load(), loadStyles()])
        return { default: view }
      } catch (cause) {
        missing.add(() => {
          View = arriving()
        })
        throw cause
      }
    }) as ComponentType<Props>
  let View = arriving()
  return (props) => createElement(View, props)
}

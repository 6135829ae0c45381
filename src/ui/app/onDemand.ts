import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Milliseconds after which what did not arrive is asked for again. */
const AGAIN = 2000

/** The styles of everything that is not on the first load. */
export const loadStyles = (): Promise<unknown> => import('./later.css')

/** A view that arrives, with its styles, when it is first shown; without a network it is awaited, not given up. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => {
  const arrive = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [view] = await Promise.all([load(), loadStyles()])
      return { default: view }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
      return arrive()
    }
  }
  return lazy(arrive)
}

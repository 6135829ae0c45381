import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** The styles of everything that is not on the first load. */
export const loadStyles = (): Promise<unknown> => import('./later.css')

/** A view that arrives, with its styles, when it is first shown. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [view] = await Promise.all([load(), loadStyles()])
    return { default: view }
  })

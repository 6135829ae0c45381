import { createElement, memo, Suspense, use, useEffect, type ComponentType } from 'react'

type Arriving<View> = Promise<View> & { status?: 'fulfilled'; value?: View }

const all: (() => Arriving<unknown>)[] = []

/** Parts of this page that were painted and are not alive yet. */
const waking = new Set<Promise<void>>()

/** All that is painted on this page is alive, or could not be fetched. */
export const hydrated = async (): Promise<void> => {
  // A part that comes alive may have parts of its own.
  while (waking.size > 0) await Promise.all(waking)
}

/** For a painted page: everything that comes later is there when the page is written. */
export const prerenderReady = async (): Promise<void> => {
  // React reads a settled promise at once when it says that it is.
  for (const arrive of all) void Object.assign(arrive(), { status: 'fulfilled', value: await arrive() })
}

/**
 * A part below what anyone sees first: its code comes after the page's. What was painted of it is shown all the while;
 * it must not be given anything new before it is alive, hence `memo`.
 */
export const prerendered = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let arriving: Promise<ComponentType<Props>> | undefined
  let settle = () => {}
  const arrive = (): Promise<ComponentType<Props>> => {
    if (arriving === undefined) {
      arriving = load()
      const alive = new Promise<void>((resolve) => {
        settle = resolve
      })
      arriving.catch(settle)
      waking.add(alive)
      void alive.then(() => waking.delete(alive))
    }
    return arriving
  }
  all.push(arrive)
  const Arrived = (props: Props) => {
    const View = use(arrive())
    useEffect(settle, [])
    return createElement(View, props)
  }
  return memo((props: Props) => {
    // Who leaves the page before does not wait for it.
    useEffect(() => () => settle(), [])
    return (
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    )
  })
}

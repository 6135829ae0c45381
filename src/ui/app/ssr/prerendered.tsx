import { createElement, memo, type ReactNode, Suspense, use, useLayoutEffect, type ComponentType } from 'react'

type Arriving<View> = Promise<View> & { status?: 'fulfilled'; value?: View }

const all: (() => Arriving<unknown>)[] = []

/** Every part of this page that was painted, as far as they are known, is alive. */
let awake: Promise<unknown> | undefined

/** What is around the parts of a painted page: says when it is alive and each of them is known to come. */
export const AroundParts = ({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(onAlive)
  return children
}

/** All that is painted on this page is alive, or could not be fetched; asked once what is around it is alive. */
export const hydrated = async (): Promise<void> => {
  let known
  // A part that comes alive may have parts of its own.
  while (known !== awake) await (known = awake)
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
      awake = Promise.all([awake, alive])
      arriving.catch(settle)
    }
    return arriving
  }
  all.push(arrive)
  const Arrived = (props: Props) => {
    const View = use(arrive())
    useLayoutEffect(settle, [])
    return createElement(View, props)
  }
  return memo((props: Props) => {
    // It is waited for as soon as what is around it is alive, and no longer once that is left.
    useLayoutEffect(() => {
      void arrive()
      return () => settle()
    }, [])
    return (
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    )
  })
}

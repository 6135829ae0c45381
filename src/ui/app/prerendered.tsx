import {
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  type ComponentType,
} from 'react'

type Arriving<View> = Promise<View> & { status?: 'fulfilled'; value?: View }

const all: (() => Arriving<unknown>)[] = []

/** Parts of this page that were painted and are not alive yet. */
const waking = new Set<Promise<void>>()

/** What is around the parts of a painted page: says when it is alive and each of them is known to come. */
export const AroundParts = ({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(onAlive, [onAlive])
  return children
}

/** All that is painted on this page is alive, or could not be fetched; asked once what is around it is alive. */
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

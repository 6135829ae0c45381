import { createElement, memo, Suspense, use, type ComponentType } from 'react'

type Arriving<View> = Promise<View> & { status?: 'fulfilled'; value?: View }

const all: (() => Arriving<unknown>)[] = []

const begun = new Set<Promise<unknown>>()

/** What is painted on this page has arrived, or could not be fetched. */
export const paintedArrived = (): Promise<unknown> => Promise.allSettled(begun)

/** For a painted page: everything that comes later is there when the page is written. */
export const paintedReady = async (): Promise<void> => {
  // React reads a settled promise at once when it says that it is.
  for (const arrive of all) void Object.assign(arrive(), { status: 'fulfilled', value: await arrive() })
}

/**
 * A part below what anyone sees first: its code comes after the page's. What was painted of it is shown all the while;
 * it must not be given anything new before it is alive, hence `memo`.
 */
export const painted = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let arriving: Promise<ComponentType<Props>> | undefined
  const arrive = (): Promise<ComponentType<Props>> => {
    arriving ??= load()
    begun.add(arriving)
    return arriving
  }
  all.push(arrive)
  const Arrived = (props: Props) => createElement(use(arrive()), props)
  return memo((props: Props) => (
    <Suspense>
      <Arrived {...props} />
    </Suspense>
  ))
}

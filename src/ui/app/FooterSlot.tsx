import { createElement, memo, Suspense, use } from 'react'

type View = (typeof import('./Footer'))['Footer']

let arriving: (Promise<View> & { status?: 'fulfilled'; value?: View }) | undefined

const arrive = () => (arriving ??= import('./Footer').then(({ Footer }) => Footer))

/** For a painted page: the footer is there when the page is written. */
export const footerReady = async (): Promise<void> => {
  // React reads a settled promise at once when it says that it is.
  void Object.assign(arrive(), { status: 'fulfilled', value: await arrive() })
}

const Arrived = (props: { readonly className: string }) => createElement(use(arrive()), props)

/**
 * The footer stands below what anyone sees first, so its code comes after the page's. A painted footer is shown all
 * the while; it must not be given anything new before it is alive, hence `memo`.
 */
export const FooterSlot = memo(({ className }: { readonly className: string }) => (
  <Suspense>
    <Arrived className={className} />
  </Suspense>
))

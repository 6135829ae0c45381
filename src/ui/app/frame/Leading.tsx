import { type ReactNode, Suspense } from 'react'
import { useMayVisit } from './Link'

interface LeadingProps {
  readonly to: string
  readonly children: ReactNode
}

const Shown = ({ to, children }: LeadingProps) => (useMayVisit()(to) ? children : null)

/** A part that only leads to a page. What was drawn for everyone is rendered again for whom it is not. */
export const Leading = (props: LeadingProps) => (
  <Suspense>
    <Shown {...props} />
  </Suspense>
)

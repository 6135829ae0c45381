import type { ReactNode } from 'react'

/** One fact of an order: `Slot no. 4`. */
export const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

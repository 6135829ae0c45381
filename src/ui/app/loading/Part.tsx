import type { ReactNode } from 'react'
import { PageBoundary } from './PageBoundary'

/** A part of a page that may fall over without taking the rest with it. */
export const Part = ({ children }: { readonly children: ReactNode }) => <PageBoundary isPart>{children}</PageBoundary>

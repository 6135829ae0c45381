import { type ReactElement, use } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one link that asks
import { Link as RouterLink, type LinkProps } from 'wouter'
import { homePathOf, mayVisit } from '../../../core/app/routes'
import { loginOf } from '../../../machines/app/app.view'
import { useView } from '../../kit/useView'
import { AppContext } from './AppContext'

const useVisitor = () =>
  // A part that is shown by itself has no app around it.
  useView(use(AppContext)?.app ?? undefined, (snapshot) => (snapshot ? loginOf(snapshot) : null))

/** Whether whoever is here may follow a link. */
export const useMayVisit = (): ((href: string) => boolean) => {
  const visitor = useVisitor()
  return (href) => mayVisit(href, visitor)
}

/** A link to a page of the product, for those whom its guard lets in: it would lead others elsewhere without a word. */
export const Link = (props: LinkProps) => {
  const mayFollow = useMayVisit()
  return mayFollow(props.href ?? props.to) ? <RouterLink {...props} /> : null
}

/** The address on which whoever is here begins. */
export const useHome = (): string => homePathOf(useVisitor())

/** A button that leads there. */
export const HomeLink = ({ children }: { readonly children: ReactElement }) => (
  <Link href={useHome()} asChild>
    {children}
  </Link>
)

import { useText } from '../../intl/useText'
import { Breadcrumb } from '../../kit/Breadcrumb'
import { Link, useHome } from './Link'

/** From home to this page. */
export const HomeBreadcrumb = ({ name, href }: { readonly name: string; readonly href: string }) => {
  const say = useText()
  const home = useHome()
  return (
    <Breadcrumb
      label={say('site.breadcrumb')}
      as={Link}
      items={[
        { name: say('site.home'), href: home },
        { name, href },
      ]}
    />
  )
}

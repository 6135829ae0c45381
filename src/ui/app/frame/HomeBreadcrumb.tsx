import { Link } from 'wouter'
import { useText } from '../../intl/useText'
import { Breadcrumb } from '../../kit/Breadcrumb'

/** From home to this page. */
export const HomeBreadcrumb = ({ name, href }: { readonly name: string; readonly href: string }) => {
  const say = useText()
  return (
    <Breadcrumb
      label={say('site.breadcrumb')}
      as={Link}
      items={[
        { name: say('site.home'), href: '/home' },
        { name, href },
      ]}
    />
  )
}

import { Link } from 'wouter'
import { useText } from '../intl/useText'
import { EmptySearch } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'

/** A link that names no doctor, or none who is here: the way to all of them. */
export function UnknownDoctor() {
  const say = useText()
  return (
    <EmptyState
      isPage
      drawing={<EmptySearch />}
      title={say('doctors.unknown')}
      text={say('doctors.unknownText')}
      action={
        <Link href="/find-doctor" asChild>
          <LinkButton>{say('doctors.seeAll')}</LinkButton>
        </Link>
      }
    />
  )
}

import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { isDesktop } from '../../machines/app/app.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { PhoneBar } from '../app/frame/PhoneBar'
import { useText } from '../intl/useText'
import { EmptySearch } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'
import { useView } from '../kit/useView'

const page = css({ paddingBlock: '16' })

/** A link that names no doctor, or none who is here: the way to all of them. */
export function UnknownDoctor() {
  const say = useText()
  const isWide = useView(useApp().app, isDesktop)
  return (
    <div className={`${container()} ${page}`}>
      {!isWide && <PhoneBar title={say('doctors.find')} above="/find-doctor" />}
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
    </div>
  )
}

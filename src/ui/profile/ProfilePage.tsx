import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { loginOf } from '../../machines/app/app.view'
import { panelFeature } from '../../machines/app/feature'
import type { ProfileActor } from '../../machines/profile/profile.machine'
import { viewProfile } from '../../machines/profile/profile.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Card } from '../kit/Card'
import { ErrorState } from '../kit/ErrorState'
import { Rating } from '../kit/Rating'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { StaffMenuList } from '../staff/StaffMenu'

const page = css({ display: 'grid', gap: '16', maxWidth: '[40rem]', paddingBlock: '24' })
const person = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' })
const words = css({ display: 'grid', gap: '4', minWidth: '0', '& > *': { margin: '0', overflowWrap: 'anywhere' } })
const name = css({ textStyle: 'title' })
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const stars = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })

/** A doctor's photo, name and rating, and the way to everything that is theirs. */
export const ProfilePage = ({ actor }: { readonly actor: ProfileActor }) => {
  const say = useText()
  const nameOf = useSpecialityName()
  const { app } = useApp()
  const login = useView(app, loginOf)
  const { isLoading, fault, shown } = useView(actor, viewProfile)
  return (
    <div className={cx(container(), page)}>
      {fault && (
        <ErrorState
          title={say('profile.failed')}
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {isLoading && (
        <div aria-busy aria-label={say('profile.loading')}>
          <SkeletonText lines={3} />
        </div>
      )}
      {shown && (
        <Card as="section">
          <div className={person}>
            <Avatar name={login?.name ?? shown.name} src={shown.photoUrl} size="lg" decorative />
            <div className={words}>
              <h1 className={name}>{login?.name ?? shown.name}</h1>
              <p className={line}>{nameOf(shown.speciality)}</p>
              <div className={stars}>
                {shown.rating !== null && <Rating value={shown.rating} size={20} name={shown.rating.toFixed(2)} />}
                <span className={line}>
                  {say('profile.rating', { rating: shown.rating?.toFixed(2) ?? '–', count: shown.reviewCount })}
                </span>
              </div>
            </div>
          </div>
        </Card>
      )}
      <Card as="section">
        <nav aria-label={say('profile.menu')}>
          <StaffMenuList onOpen={(panel) => app.send({ type: 'open', feature: panelFeature(panel) })} />
        </nav>
      </Card>
    </div>
  )
}

import { MessageSquarePlus, Pencil } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { panelFeature } from '../../machines/app/feature'
import type { ProfileActor } from '../../machines/profile/profile.machine'
import { viewProfile } from '../../machines/profile/profile.view'
import { useApp } from '../app/frame/AppContext'
import { ClinicList } from '../doctors/ClinicList'
import { ProfileAbout } from '../doctors/ProfileAbout'
import { ProfileHead } from '../doctors/ProfileHead'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ProfileForm } from './ProfileForm'

const page = css({ display: 'grid', gap: '16', paddingBlock: '16' })
const columns = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) min(28rem, 41%)' },
})
const shown = css({ display: 'grid', gap: '16', minWidth: '0' })
const aside = css({
  minWidth: '0',
  // On a small screen what is written stands before how it looks.
  order: { base: '-1', desktop: '0' },
  position: { desktop: 'sticky' },
  insetBlockStart: { desktop: '[80px]' },
  maxHeight: { desktop: '[calc(100dvh - 96px)]' },
  overflowY: { desktop: 'auto' },
})
const stack = css({ display: 'grid', gap: '12', '& > p': { margin: '0' } })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const label = css({ margin: '0', color: 'muted', fontSize: '14', fontWeight: 'medium' })

/** The profile as patients see it, and beside it what its doctor may change. */
export const ProfileDetailPage = ({ actor }: { readonly actor: ProfileActor }) => {
  const say = useText()
  const money = useMoney()
  const { app } = useApp()
  const view = useView(actor, viewProfile)
  const profile = view.shown
  return (
    <div className={cx(container(), page)}>
      {view.fault && (
        <ErrorState
          drawing={<ServerDown />}
          title={say('profile.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.isLoading && (
        <div aria-busy aria-label={say('profile.loading')}>
          <SkeletonText lines={10} />
        </div>
      )}
      {profile && !view.fault && !view.isLoading && (
        <div className={columns}>
          <section className={shown} aria-label={say('profile.preview')}>
            <p className={label}>{say('profile.preview')}</p>
            <ProfileHead
              profile={profile}
              degrees={profile.qualifications.map(({ degreeName }) => degreeName).join(', ')}
            />
            <ProfileAbout profile={profile} />
            <ClinicList clinics={profile.clinics} more={[]} />
          </section>
          <div className={aside}>
            <Card>
              {view.form ? (
                <ProfileForm actor={actor} view={view} form={view.form} />
              ) : (
                <div className={stack}>
                  <p>
                    {say('profile.fee')}:{' '}
                    <strong>{view.videoFee === null ? say('profile.feeNone') : money(view.videoFee)}</strong>
                  </p>
                  {view.canEdit ? (
                    <Button onClick={() => actor.send({ type: 'edit' })}>
                      <Pencil size={20} aria-hidden />
                      {say('profile.edit')}
                    </Button>
                  ) : (
                    <p className={quiet}>{say('profile.junior')}</p>
                  )}
                  <p className={quiet}>{say('profile.askText')}</p>
                  <Button
                    tone="secondary"
                    onClick={() =>
                      app.send({ type: 'open', feature: { ...panelFeature('help'), at: say('profile.askAbout') } })
                    }
                  >
                    <MessageSquarePlus size={20} aria-hidden />
                    {say('profile.ask')}
                  </Button>
                </div>
              )}
            </Card>
          </div>
        </div>
      )}
    </div>
  )
}

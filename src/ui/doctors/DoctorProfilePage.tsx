import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ActorRefFrom } from 'xstate'
import type { doctorProfileMachine } from '../../machines/doctors/doctorProfile.machine'
import { doctorPath } from '../../core/app/links'
import { isDesktop } from '../../machines/app/app.view'
import { viewDoctorProfile } from '../../machines/doctors/doctorProfile.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { PhoneBar } from '../app/frame/PhoneBar'
import { Part } from '../app/loading/Part'
import { BookingPanelSoon, CheckoutSoon, useBookingSoon } from '../booking/BookingSoon'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Breadcrumb } from '../kit/Breadcrumb'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { BookBar } from './BookBar'
import { ClinicList } from './ClinicList'
import { PatientReviews } from './PatientReviews'
import { ProfileAbout } from './ProfileAbout'
import { ProfileHead } from './ProfileHead'
import { ProfileSkeleton } from './ProfileSkeleton'
import { UnknownDoctor } from './UnknownDoctor'
import { VideoReviews } from './VideoReviews'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', paddingBlockStart: '16' })
const columns = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) min(30rem, 41%)' },
  paddingBlockEnd: '48',
})
const main = css({ display: 'flex', flexDirection: 'column', gap: { base: '16', desktop: '24' }, minWidth: '0' })
const aside = css({
  position: 'sticky',
  insetBlockStart: '[80px]',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '[calc(100dvh - 96px)]',
  overflowY: 'auto',
  scrollbarWidth: '[thin]',
  padding: '24',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > h2': { margin: '0', marginBlockEnd: '12', fontSize: '18' },
})

type Actor = ActorRefFrom<typeof doctorProfileMachine>

/** The doctor whom the address names. */
export const DoctorProfilePage = ({ actor }: { readonly actor: Actor | null }) =>
  actor ? <Profile actor={actor} /> : <UnknownDoctor />

/** One doctor, with the booking panel beside on desktop and below as a sheet elsewhere. */
function Profile({ actor }: { readonly actor: Actor }) {
  const say = useText()
  useBookingSoon()
  const { app } = useApp()
  const isWide = useView(app, isDesktop)
  const view = useView(actor, viewDoctorProfile)
  const booking = useView(actor, (snapshot) => snapshot.children.booking)
  const checkout = useView(booking, (snapshot) => snapshot?.children.checkout)
  const { profile } = view

  if (checkout) return <CheckoutSoon actor={checkout} doctor={view.summary} />
  if (view.isUnknown) return <UnknownDoctor />
  return (
    <div className={`${container()} ${page}`}>
      {!isWide && <PhoneBar title={profile?.name ?? say('doctors.find')} above="/find-doctor" />}
      {isWide && (
        <Breadcrumb
          as={Link}
          label={say('doctors.breadcrumb')}
          items={[
            { name: say('doctors.home'), href: '/home' },
            { name: say('doctors.find'), href: '/find-doctor' },
            ...(profile ? [{ name: profile.name, href: doctorPath(profile.id) }] : []),
          ]}
        />
      )}
      {view.fault && (
        <ErrorState
          drawing={<ServerDown />}
          title={say('doctors.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('doctors.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.isLoading && <ProfileSkeleton label={say('doctors.profileLoading')} />}
      {profile && !view.fault && !view.isLoading && (
        <div className={columns}>
          <div className={main}>
            <ProfileHead profile={profile} degrees={view.degrees} />
            <ProfileAbout profile={profile} />
            <Part>
              <ClinicList clinics={view.clinics} more={view.moreClinics} />
            </Part>
            <Part>
              <VideoReviews videos={view.videos} />
            </Part>
            <Part>
              <PatientReviews
                reviews={view.reviews}
                fault={view.reviewsFault}
                doctorName={profile.name}
                onRetry={() => actor.send({ type: 'retry' })}
              />
            </Part>
          </div>
          {isWide && booking && (
            <section className={aside} aria-labelledby="booking-panel">
              <h2 id="booking-panel">{say('doctors.bookingPanel')}</h2>
              <Part>
                <BookingPanelSoon actor={booking} />
              </Part>
            </section>
          )}
        </div>
      )}
      {!isWide && booking && profile && (
        <>
          <BookBar actor={booking} onOpen={() => actor.send({ type: 'slots.opened' })} />
          <Modal
            open={view.isPicking}
            onClose={() => actor.send({ type: 'slots.closed' })}
            title={say('doctors.bookWith', { name: profile.name })}
            closeLabel={say('doctors.close')}
          >
            <Part>
              <BookingPanelSoon actor={booking} />
            </Part>
          </Modal>
        </>
      )}
    </div>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCallback } from 'react'
import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ActorRefFrom } from 'xstate'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard } from '../../core/doctors/doctors'
import type { findDoctorMachine } from '../../machines/doctors/findDoctor.machine'
import { viewDoctorList, viewFindDoctor, viewPickedDoctor } from '../../machines/doctors/findDoctor.view'
import { Part } from '../app/loading/Part'
import { BookingPanelSoon, CheckoutSoon, useBookingSoon } from '../booking/BookingSoon'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { DoctorCount } from './DoctorCount'
import { DoctorSearch } from './DoctorSearch'
import { SpecialityList } from './SpecialityList'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '8', desktop: '12' },
  paddingBlockStart: { base: '4', desktop: '16' },
  paddingBlockEnd: { base: '8', desktop: '32' },
})
/** The title, how many there are, and the way to the specialities on one line. A phone's bar says the title. */
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16', minHeight: '44' })
const titles = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12', minWidth: '0' })
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })
const outdent = css({ flexShrink: 0, marginInlineEnd: '-12' })

/** Finding a doctor and booking one beside the list. */
export function FindDoctorPage({ actor }: { readonly actor: ActorRefFrom<typeof findDoctorMachine> }) {
  const say = useText()
  useBookingSoon()
  const view = useView(actor, viewFindDoctor)
  const { tab, specialities, picked, resumed, isBooking } = view
  const list = useView(actor, (snapshot) => snapshot.children.list)
  const booking = useView(actor, (snapshot) => snapshot.children.booking)
  const checkout = useView(booking, (snapshot) => snapshot?.children.checkout)
  const doctors = useView(list, (snapshot) => (snapshot ? viewDoctorList(snapshot).doctors : []))
  const doctor = viewPickedDoctor(picked, doctors, resumed)
  const pick = useCallback(
    ({ id, name }: DoctorCard, consultation: ConsultationType) =>
      actor.send({ type: 'doctor.picked', doctorId: id, doctorName: name, consultation }),
    [actor],
  )

  if (checkout) return <CheckoutSoon actor={checkout} doctor={doctor} />
  return (
    <div className={`${container()} ${page}`}>
      <header className={head}>
        <div className={titles}>
          <h1 className={title}>{say('doctors.find')}</h1>
          {tab === 'doctors' && list && <DoctorCount actor={list} />}
        </div>
        <div className={outdent}>
          <Button
            tone="quiet"
            size="sm"
            onClick={() => actor.send({ type: 'tab.chosen', tab: tab === 'doctors' ? 'specialities' : 'doctors' })}
          >
            {tab === 'specialities' && <ArrowLeft size={20} aria-hidden />}
            {say(tab === 'doctors' ? 'doctors.anySpeciality' : 'doctors.allDoctors')}
            {tab === 'doctors' && <ArrowRight size={20} aria-hidden />}
          </Button>
        </div>
      </header>
      {tab === 'doctors' ? (
        list && (
          <DoctorSearch
            actor={list}
            specialities={specialities}
            isFiltering={view.isFiltering}
            onFilters={(open) => actor.send({ type: open ? 'filters.opened' : 'filters.closed' })}
            onBook={pick}
          />
        )
      ) : (
        <SpecialityList
          specialities={specialities}
          failure={view.specialitiesFailure}
          onRetry={() => actor.send({ type: 'retry' })}
          onChoose={(specialityId) => actor.send({ type: 'speciality.chosen', specialityId })}
        />
      )}
      <Modal
        open={isBooking}
        onClose={() => actor.send({ type: 'booking.closed' })}
        title={doctor.name === '' ? say('doctors.book') : say('doctors.bookWith', { name: doctor.name })}
        closeLabel={say('doctors.close')}
        side="end"
      >
        <Part>{booking && <BookingPanelSoon actor={booking} />}</Part>
      </Modal>
    </div>
  )
}

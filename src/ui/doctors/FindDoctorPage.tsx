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
import { Modal } from '../kit/Modal'
import { Tabs } from '../kit/Tabs'
import { useView } from '../kit/useView'
import { DoctorSearch } from './DoctorSearch'
import { SpecialityList } from './SpecialityList'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', paddingBlock: { base: '8', desktop: '32' } })
const lead = css({
  desktopDown: { display: 'none' },
  margin: '0',
  color: 'muted',
  maxWidth: 'prose',
  fontSize: { base: '14', tablet: '16' },
})
// A phone's bar says it: what nobody sees there takes no room.
const head = css({ display: { base: 'contents', desktop: 'block' } })
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })

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
        <h1 className={title}>{say('doctors.find')}</h1>
        <p className={lead}>{say('doctors.findLead')}</p>
      </header>
      <Tabs
        label={say('doctors.views')}
        chosen={tab}
        onChoose={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        tabs={[
          {
            id: 'doctors',
            name: say('doctors.doctors'),
            content: list && (
              <DoctorSearch
                actor={list}
                specialities={specialities}
                isFiltering={view.isFiltering}
                onFilters={(open) => actor.send({ type: open ? 'filters.opened' : 'filters.closed' })}
                onBook={pick}
              />
            ),
          },
          {
            id: 'specialities',
            name: say('doctors.specialities'),
            content: (
              <SpecialityList
                specialities={specialities}
                failure={view.specialitiesFailure}
                onRetry={() => actor.send({ type: 'retry' })}
                onChoose={(specialityId) => actor.send({ type: 'speciality.chosen', specialityId })}
              />
            ),
          },
        ]}
      />
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

// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { CheckoutView } from '../../src/machines/booking/checkout.view'
import type { AppointmentForView } from '../../src/machines/schedule/appointmentFor.view'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { BookedModal } from '../../src/ui/booking/BookedModal'
import app from '../../src/ui/intl/en/app.json'
import booking from '../../src/ui/intl/en/booking.json'
import kit from '../../src/ui/intl/en/kit.json'
import schedule from '../../src/ui/intl/en/schedule.json'
import type { ModalProps } from '../../src/ui/kit/ModalDialog'
import { MadeAppointment } from '../../src/ui/schedule/MadeAppointment'

// The real one is tried in a browser: without layout it never comes to rest.
vi.mock('../../src/ui/kit/Modal', () => ({
  Modal: ({ title, children }: ModalProps) => (
    <div role="dialog" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </div>
  ),
}))
afterEach(cleanup)

const slot = { id: 's1.2', startsAt: 1_795_766_400, endsAt: 1_795_767_600 }
const made = {
  booked: { slotNo: 2 },
  patientNo: null,
  person: { name: 'Asha Patel', age: '41', gender: 'Female' },
  slot,
}
const booked = {
  isBooked: true,
  consultation: 'inClinic',
  booked: { slotNo: 2 },
  slot,
  clinic: null,
  member: { name: 'Asha Patel' },
} as unknown as CheckoutView

const words = (view: ReactNode): string => {
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...booking, ...schedule }}>
      <AppContext value={{ app: null as never, now: () => 1_795_700_000 }}>
        <main>{view}</main>
      </AppContext>
    </IntlProvider>,
  )
  const text = document.body.textContent
  cleanup()
  return text
}

test('who books reads of it in words of their own: a doctor, a clinic desk, a patient; a doctor alone reads the age', () => {
  const doctor = words(
    <MadeAppointment view={{ ...made, isDoctor: true } as unknown as AppointmentForView} onClose={() => undefined} />,
  )
  const desk = words(
    <MadeAppointment view={{ ...made, isDoctor: false } as unknown as AppointmentForView} onClose={() => undefined} />,
  )
  const patient = words(<BookedModal view={booked} doctorName="Dr. Meera Rao" onClose={() => undefined} />)
  const sentences = [
    'Added to your schedule. The patient has been notified.',
    'Booked at your clinic. The patient has been notified.',
    'Appointment booked',
  ]
  expect([doctor, desk, patient].map((text) => sentences.filter((each) => text.includes(each)))).toEqual(
    sentences.map((each) => [each]),
  )
  expect([doctor, desk, patient].map((text) => text.includes('41'))).toEqual([true, false, false])
})

test('of whom nothing can be sent to it is said so, with the number that goes on their paper', () => {
  const view = { ...made, isDoctor: true, patientNo: 10_001 } as unknown as AppointmentForView
  const read = words(<MadeAppointment view={view} onClose={() => undefined} />)
  expect(read).toContain('Nothing was sent')
  expect(read).toContain('P-10001')
  expect(read).not.toContain('notified')
})

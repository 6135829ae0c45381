// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import type { AppointmentForView } from '../../src/machines/schedule/appointmentFor.view'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import schedule from '../../src/ui/intl/en/schedule.json'
import { AppointmentDetails } from '../../src/ui/schedule/AppointmentDetails'

afterEach(cleanup)

const known = {
  doctors: [],
  doctorId: 'd1',
  consultation: 'inClinic',
  days: [],
  slot: null,
  offered: [],
  patient: { members: [], countryCode: '+91', phoneNumber: '9876543210' },
  memberId: 'm1',
  person: { name: 'Asha Patel', age: '42', gender: 'Female' },
  isPersonLocked: true,
  methods: [],
  methodId: 3,
  isPersonComplete: true,
  isLoading: true,
  canSave: false,
  isBusy: false,
  fault: null,
} as unknown as AppointmentForView

const details = (view: AppointmentForView) => (
  <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...schedule }}>
    <AppContext value={{ app: null as never, now: () => 0 }}>
      <AppointmentDetails actor={{ send: () => undefined } as never} view={view} />
    </AppContext>
  </IntlProvider>
)
const save = () => screen.getByRole('button', { name: /^Book (?:appointment|.+ for )/ })

test('of somebody who is known the appointment can be saved with the next key, when its slots have come', () => {
  const { rerender } = render(details(known))
  expect(document.activeElement).toBe(document.body)
  rerender(details({ ...known, isLoading: false, canSave: true }))
  expect(document.activeElement).toBe(save())
})

test('who has gone to a field while the slots are on their way stays there', () => {
  const { rerender } = render(details(known))
  const name = screen.getByLabelText('Patient name')
  name.focus()
  rerender(details({ ...known, isLoading: false, canSave: true }))
  expect(document.activeElement).toBe(name)
})

test('of somebody new the name is asked for first', () => {
  render(
    details({ ...known, person: { name: '', age: '', gender: null }, isPersonComplete: false, isPersonLocked: false }),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Patient name'))
})

test('whose slot was taken goes on at the first of those that are offered', () => {
  const { rerender } = render(details({ ...known, isLoading: false, canSave: true }))
  const offered = [{ id: 's1.4', startsAt: 3600 }] as unknown as AppointmentForView['offered']
  rerender(details({ ...known, isLoading: false, offered }))
  expect(document.activeElement).toBe(screen.getByText('Next free slots').parentElement!.querySelector('button'))
})

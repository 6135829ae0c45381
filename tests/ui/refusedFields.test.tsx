// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import fieldTexts from '../../server/kit/fields.texts.json'
import type { RefusedField } from '../../src/core/kit/outcome'
import { faultOf } from '../../src/machines/kit/fault.view'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import { DatePicker } from '../../src/ui/kit/date-picker/DatePicker'
import { RefusedFields } from '../../src/ui/kit/refusedFields'
import { SelectField } from '../../src/ui/kit/SelectField'
import { TextField } from '../../src/ui/kit/TextField'
import { TimeField } from '../../src/ui/kit/TimeField'
import { sources } from '../kit/sources'

afterEach(cleanup)

const Form = ({ refused }: { readonly refused: readonly RefusedField[] | undefined }) => {
  const [name, setName] = useState('Asha')
  const [note, setNote] = useState('')
  return (
    <IntlProvider locale="en-IN" messages={app}>
      <RefusedFields of={refused}>
        <TextField label="Name" asSent="patientName" value={name} onChange={setName} />
        <TextField label="Note" asSent="note" lines={2} maxLength={5} value={note} onChange={setNote} />
      </RefusedFields>
    </IntlProvider>
  )
}
const describedAs = (label: string) => {
  const field = screen.getByLabelText(label)
  const described = field.getAttribute('aria-describedby')
  return [
    field.getAttribute('aria-invalid'),
    described === null ? null : document.getElementById(described)?.textContent,
  ]
}
const tooLong = { field: 'patientName', reason: 'tooLong', message: 'Name: at most 3 characters' }

test('a field that the server refused says so beside itself until something else is typed there', () => {
  const { fields } = faultOf({ kind: 'badRequest', message: 'Name: at most 3 characters', fields: [tooLong] })
  const { rerender } = render(<Form refused={undefined} />)
  expect(describedAs('Name')).toEqual([null, null])
  rerender(<Form refused={fields} />)
  expect(describedAs('Name')).toEqual(['true', 'Name: at most 3 characters'])
  expect(describedAs('Note')).toEqual([null, null])
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ash' } })
  expect(describedAs('Name')).toEqual([null, null])
  rerender(<Form refused={[{ ...tooLong, field: 'note.0', message: 'Note: not this' }]} />)
  expect([describedAs('Name'), describedAs('Note')]).toEqual([
    [null, null],
    ['true', 'Note: not this'],
  ])
})

test('a text that is too long is kept as it was pasted and refused in words', () => {
  render(<Form refused={undefined} />)
  const note = screen.getByLabelText('Note')
  expect(note.getAttribute('maxlength')).toBeNull()
  fireEvent.change(note, { target: { value: 'Slowly' } })
  expect((note as HTMLTextAreaElement).value).toBe('Slowly')
  expect(describedAs('Note')).toEqual(['true', '1 character too many'])
  fireEvent.change(note, { target: { value: 'Slow  ' } })
  expect(describedAs('Note')).toEqual([null, null])
})

const nothing = () => undefined

test('choices, times and days say so too, and a field that is sent under two names for either', () => {
  const refused = ['clinic_id', 'start_and_end_time.1.start_time', 'schedule_dates', 'patientAge'].map((field) => ({
    field,
    reason: 'malformed',
    message: `${field}: not this`,
  }))
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit }}>
      <RefusedFields of={refused}>
        <SelectField label="Clinic" asSent="clinic_id" options={[]} value="" onChange={nothing} />
        <TimeField label="First start" asSent="start_and_end_time.0.start_time" value="10:00" onChange={nothing} />
        <TimeField label="Second start" asSent="start_and_end_time.1.start_time" value="17:00" onChange={nothing} />
        <DatePicker
          view={{ label: 'Day', value: '2026-11-21', min: null, max: null, asSent: 'schedule_dates' }}
          on={nothing}
        />
        <TextField label="Age" asSent={['age', 'patientAge']} value="200" onChange={nothing} />
      </RefusedFields>
    </IntlProvider>,
  )
  expect(['Clinic', 'First start', 'Second start', 'Age'].map((label) => describedAs(label)[1])).toEqual([
    'clinic_id: not this',
    null,
    'start_and_end_time.1.start_time: not this',
    'patientAge: not this',
  ])
  expect(screen.getByText('schedule_dates: not this')).toBeTruthy()
})

test('the names by which forms know their fields are names that the server has words for', () => {
  const known = new Set(fieldTexts.flatMap(({ names }) => names))
  const attribute = /asSent(?:=|: )(?:\{?(\[[^\]]*\])|(["'][^"']+["']))/g
  const names = sources
    .filter(({ path }) => path.startsWith('src/ui/'))
    .flatMap(({ text }) =>
      [...text.matchAll(attribute)].flatMap(([found]) => found.match(/(?<=["'])[\w.]+(?=["'])/g) ?? []),
    )
    .map((name) => name.split('.').at(-1)!)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

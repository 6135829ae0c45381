// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import type { RefusedField } from '../../src/core/kit/outcome'
import { faultOf } from '../../src/machines/kit/fault.view'
import app from '../../src/ui/intl/en/app.json'
import { RefusedFields } from '../../src/ui/kit/refusedFields'
import { TextField } from '../../src/ui/kit/TextField'

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

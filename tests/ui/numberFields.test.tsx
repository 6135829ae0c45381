// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, test } from 'vitest'
import { pincodeTyped } from '../../src/core/medicines/address.rules'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import { NumberStepper } from '../../src/ui/kit/NumberStepper'
import { TextField } from '../../src/ui/kit/TextField'

afterEach(cleanup)

type Field = (value: string, onChange: (value: string) => void) => ReactNode

const text =
  (numeric: 'digits' | 'money' | 'phone'): Field =>
  (value, onChange) => <TextField label="Number" numeric={numeric} value={value} onChange={onChange} />
const fields: Readonly<Record<string, Field>> = {
  digits: text('digits'),
  money: text('money'),
  phone: text('phone'),
  stepper: (value, onChange) => <NumberStepper label="Number" min={0} max={99} value={value} onChange={onChange} />,
}

function Typing({ field }: { readonly field: Field }) {
  const [value, setValue] = useState('')
  return field(value, setValue)
}

describe.each(Object.entries(fields))('a field of numbers (%s)', (_, field) => {
  test.each(['-5', '−5', '1.5', '5/2'])('keeps %s as it is typed, key by key, to be refused in words', (typed) => {
    render(
      <IntlProvider locale="en-IN" messages={{ ...app, ...kit }}>
        <Typing field={field} />
      </IntlProvider>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Number')
    for (const key of typed) fireEvent.change(input, { target: { value: input.value + key } })
    expect(input.value).toBe(typed)
  })
})

test('a pincode keeps what is typed beside its digits', () => {
  expect(['-5', '110 001', '११०००१', '1100012'].map(pincodeTyped)).toEqual(['-5', '110001', '110001', '1100012'])
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PinField } from '../../src/ui/kit/PinField'

afterEach(cleanup)

test('Enter in any box of a code sends its form, as in any other field', () => {
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <PinField label="Code" value="123456" boxName={(place) => `Digit ${place}`} onChange={() => {}} />
    </form>,
  )
  fireEvent.keyDown(screen.getByLabelText('Digit 6'), { key: 'Enter' })
  expect(sent).toBe(1)
  fireEvent.keyDown(screen.getByLabelText('Digit 6'), { key: '6' })
  expect(sent).toBe(1)
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
      <PinField
        label="Code"
        wrong="A code has 6 digits"
        value="123456"
        boxName={(place) => `Digit ${place}`}
        onChange={() => {}}
      />
    </form>,
  )
  fireEvent.keyDown(screen.getByLabelText('Digit 6'), { key: 'Enter' })
  expect(sent).toBe(1)
  fireEvent.keyDown(screen.getByLabelText('Digit 6'), { key: '6' })
  expect(sent).toBe(1)
})

const pasted = (text: string) => {
  const typed: string[] = []
  render(
    <PinField
      label="Code"
      wrong="A code has 6 digits"
      value=""
      boxName={(place) => `Digit ${place}`}
      onChange={(value) => typed.push(value)}
    />,
  )
  const box = screen.getByLabelText('Digit 1')
  box.focus()
  fireEvent.paste(box, { clipboardData: { getData: () => text } })
  return typed
}

test.each(['482913', ' 482 913', '482-913', '٤٨٢٩١٣', '４８２９１３', '482913 is your code, valid for 10 minutes'])(
  'a code is pasted as %s',
  async (text) => {
    const typed = pasted(text)
    await waitFor(() => expect(typed).toEqual(['482913']))
    expect(screen.queryByText('A code has 6 digits')).toBeNull()
  },
)

test('a number that is no code is not cut into one, and that is said', async () => {
  const typed = pasted('4829137')
  await screen.findByText('A code has 6 digits')
  expect(typed).toEqual([])
})

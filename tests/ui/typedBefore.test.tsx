// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import app from '../../src/ui/intl/en/app.json'
import { TextField } from '../../src/ui/kit/TextField'

afterEach(cleanup)

/** What a field holds, and how often it said so, after it was drawn, typed into, and came alive. */
const typedInto = async (typed: string | null, initial = '', lines = 1, numeric?: 'digits') => {
  const taken: string[] = []
  const Form = () => {
    const [value, setValue] = useState(initial)
    const take = (text: string) => {
      taken.push(text)
      setValue(text)
    }
    return (
      <IntlProvider locale="en-IN" messages={app}>
        <TextField label="Field" value={value} lines={lines} {...(numeric && { numeric })} onChange={take} />
        <output>{value}</output>
      </IntlProvider>
    )
  }
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Form />)
  document.body.append(root)
  const field = root.querySelector<HTMLInputElement>('input, textarea')!
  if (typed !== null) field.value = typed
  const rendered = await act(async () => hydrateRoot(root, <Form />))
  const held = [field.value, root.querySelector('output')!.textContent]
  await act(async () => rendered.unmount())
  root.remove()
  return { held, taken }
}

test('what was typed before the page was alive is taken, as it is when it is typed later', async () => {
  expect(await typedInto('Asha')).toEqual({ held: ['Asha', 'Asha'], taken: ['Asha'] })
  expect(await typedInto('९८७६', '', 1, 'digits')).toEqual({ held: ['9876', '9876'], taken: ['9876'] })
  expect(await typedInto('one\ntwo', '', 3)).toEqual({ held: ['one\ntwo', 'one\ntwo'], taken: ['one\ntwo'] })
})

test('a field that nobody typed into changes nothing, whatever it holds', async () => {
  expect((await typedInto(null, 'Asha')).taken).toEqual([])
  expect((await typedInto(null, 'one\ntwo')).taken).toEqual([])
  expect((await typedInto(null, 'one\r\ntwo', 3)).taken).toEqual([])
})

// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import app from '../../src/ui/intl/en/app.json'
import { Checkbox } from '../../src/ui/kit/Checkbox'
import { RatingField } from '../../src/ui/kit/Rating'
import { Segmented } from '../../src/ui/kit/Segmented'
import { SelectField } from '../../src/ui/kit/SelectField'
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

const chosenIn = () => {
  const options = [
    { id: 'patient', name: 'Patient' },
    { id: 'internal', name: 'Team' },
  ]
  return function Form() {
    const [side, setSide] = useState('patient')
    const [isAgreed, setAgreed] = useState(false)
    const [stars, setStars] = useState(0)
    const [whose, setWhose] = useState('patient')
    return (
      <IntlProvider locale="en-IN" messages={app}>
        <Segmented label="Side" options={options} chosen={side} onChoose={setSide} />
        <Checkbox label="Agreed" checked={isAgreed} onChange={setAgreed} />
        <RatingField label="Stars" value={stars} onChange={setStars} starName={String} />
        <SelectField label="Whose" options={options} value={whose} onChange={setWhose} />
        <output>{[side, isAgreed, stars, whose].join(' ')}</output>
      </IntlProvider>
    )
  }
}

/** What is chosen after a drawn page's controls came to differ, by somebody's hand or in the drawing, and it came alive. */
const chosenAfter = async (isByHand: boolean) => {
  const Form = chosenIn()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Form />)
  document.body.append(root)
  globalThis.entered = new WeakSet()
  const radios = root.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const fields = [radios[1]!, radios[5]!, root.querySelector<HTMLInputElement>('input[type=checkbox]')!]
  for (const each of fields) each.checked = true
  const select = root.querySelector('select')!
  select.value = 'internal'
  if (isByHand) for (const each of [...fields, select]) globalThis.entered.add(each)
  const rendered = await act(async () => hydrateRoot(root, <Form />))
  const shown = root.querySelector('output')!.textContent
  await act(async () => rendered.unmount())
  root.remove()
  return shown
}

test('what somebody chose before the page was alive is chosen, what was merely drawn is not', async () => {
  expect(await chosenAfter(true)).toBe('internal true 4 internal')
  expect(await chosenAfter(false)).toBe('patient false 0 patient')
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MemberCard } from '../../src/machines/members/family.view'
import { personFormMachine } from '../../src/machines/members/personForm.machine'
import kit from '../../src/ui/intl/en/kit.json'
import members from '../../src/ui/intl/en/members.json'
import { EditMember } from '../../src/ui/members/EditMember'

afterEach(cleanup)

const shown = async (isDefault: boolean) => {
  const pressed: string[] = []
  const draft = { name: 'Kamla Patel', age: '63', gender: 'Female', isDefault } as const
  const person = createActor(personFormMachine, { input: { draft, id: 'm2' } }).start()
  const member = { id: 'm2', name: 'Kamla Patel', mobileNo: '+91 90000 00001', isDefault } as MemberCard
  render(
    <IntlProvider locale="en-IN" messages={{ ...kit, ...members }}>
      <EditMember member={member} person={person} onChangeNumber={() => pressed.push('change')} />
    </IntlProvider>,
  )
  return { pressed, form: within(await screen.findByRole('dialog', { name: 'Kamla Patel' })) }
}

test('S1-162: the form of a member has name, age, the number with its change, gender, Use as main profile and Save', async () => {
  const { pressed, form } = await shown(false)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Kamla Patel')
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Age' }).value).toBe('63')
  expect(form.getByText('+91 90000 00001')).toBeDefined()
  fireEvent.click(form.getByRole('button', { name: 'Change' }))
  expect(pressed).toEqual(['change'])
  expect(form.getByRole('radio', { name: 'Female', checked: true })).toBeDefined()
  expect(form.getByRole('checkbox', { name: 'Use as main profile' })).toBeDefined()
  expect(form.getByRole('button', { name: 'Save Kamla Patel' })).toBeDefined()
})

test('the main profile is main already', async () => {
  const { form } = await shown(true)
  expect(form.queryByRole('checkbox')).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import type { MemberForm, PersonDraft } from '../../src/core/members/members'
import { isProfileComplete } from '../../src/core/members/members.rules'
import { fromPort } from '../../src/machines/kit/fromPort'
import { memberChooserMachine } from '../../src/machines/members/memberChooser.machine'
import { personFormMachine } from '../../src/machines/members/personForm.machine'
import { viewPersonForm } from '../../src/machines/members/personForm.view'
import { worldOf } from '../kit/world'

const MEERA: PersonDraft = { name: ' Meera Patel ', age: '9', gender: 'Female', isDefault: true }

const formOf = (draft: PersonDraft, answer: Outcome<{ id: string | null }> = done({ id: 'm3' }, 'Saved')) => {
  const sent: unknown[] = []
  const kept: (string | null)[] = []
  const savePerson = fromPort<MemberForm & { id: string | null; key: string }, { id: string | null }>(
    async ({ key: _, ...form }) => {
      sent.push(form)
      return answer
    },
  )
  const actions = {
    keepTyped: ({ context }: { readonly context: { readonly draft: PersonDraft } }) => kept.push(context.draft.name),
    dropTyped: () => kept.push(null),
  }
  const form = createActor(personFormMachine.provide({ actions, actors: { savePerson } }), {
    input: { draft, id: 'm3' },
  })
  worldOf(form, () => undefined)
  form.start()
  return { form, sent, kept }
}

describe('the form of a person', () => {
  test.each([
    ['a name', { name: '  ' }, { lacksName: true, ageFault: null, lacksGender: false }],
    ['an age', { age: '' }, { lacksName: false, ageFault: 'missing', lacksGender: false }],
    ['a gender', { gender: null }, { lacksName: false, ageFault: null, lacksGender: true }],
  ])('is not sent without %s alone, and says so only when Save was pressed', (_, without, lacks) => {
    const { form, sent } = formOf({ ...MEERA, ...without })
    expect(viewPersonForm(form.getSnapshot())).toMatchObject({ lacksName: false, ageFault: null, lacksGender: false })
    form.send({ type: 'save' })
    expect(viewPersonForm(form.getSnapshot())).toMatchObject(lacks)
    expect(sent).toEqual([])
  })

  test('is sent without spaces around the name, and ends with who was saved', async () => {
    const { form, sent } = formOf(MEERA)
    form.send({ type: 'save' })
    await waitFor(form, ({ status }) => status === 'done')
    expect(sent).toEqual([{ id: 'm3', name: 'Meera Patel', age: 9, gender: 'Female', isDefault: true }])
    expect(form.getSnapshot().output).toEqual({ kind: 'saved', id: 'm3', name: 'Meera Patel' })
  })

  test('what was typed stays for whoever puts it off, and is gone once it is saved', async () => {
    const putOff = formOf(MEERA)
    putOff.form.send({ type: 'changed', change: { name: 'Meera Shah' } })
    putOff.form.send({ type: 'dismiss' })
    expect(putOff.form.getSnapshot().output).toEqual({ kind: 'dismissed' })
    expect(putOff.kept).toEqual(['Meera Shah'])
    const { form, kept } = formOf(MEERA)
    form.send({ type: 'changed', change: { name: 'Meera Shah' } })
    form.send({ type: 'save' })
    await waitFor(form, ({ status }) => status === 'done')
    expect(kept).toEqual(['Meera Shah', null])
  })
})

test('a member of whom the age is missing is completed in a form that begins without one', () => {
  const member = {
    id: 'm1',
    name: 'Asha',
    age: null,
    gender: 'Female' as const,
    isDefault: true,
    countryCode: '',
    phoneNumber: '',
    mobileNo: null,
  }
  const chooser = createActor(memberChooserMachine, { input: { members: [member], memberId: 'm1' } }).start()
  chooser.send({ type: 'member.marked', memberId: 'm1' })
  chooser.send({ type: 'save' })
  expect(chooser.getSnapshot().children.person?.getSnapshot().context.draft).toEqual({
    name: 'Asha',
    age: '',
    gender: 'Female',
    isDefault: true,
  })
})

test('a profile without a gender is not complete', () => {
  const whole = { name: 'Asha', age: 42, gender: 'Female' } as Parameters<typeof isProfileComplete>[0]
  expect([isProfileComplete(whole), isProfileComplete({ ...whole, gender: null })]).toEqual([true, false])
})

test.each(['1.5', '1985', '4/12', '124', '-4'])(
  'an age of %s stays as it was typed and is refused, not changed',
  (age) => {
    const { form, sent } = formOf({ ...MEERA, age: '' })
    form.send({ type: 'changed', change: { age } })
    expect(viewPersonForm(form.getSnapshot())).toMatchObject({ draft: { age }, ageFault: 'wrong' })
    form.send({ type: 'save' })
    expect(sent).toEqual([])
  },
)

test('somebody who is in the family already is added once more only when saving is pressed again', async () => {
  const { form, sent } = formOf(
    MEERA,
    failed('conflict', 'Meera Patel, 9, is already in the family. Add another?', 'memberExists'),
  )
  form.send({ type: 'save' })
  await waitFor(form, (snapshot) => snapshot.context.failure !== null)
  expect(viewPersonForm(form.getSnapshot())).toMatchObject({
    isAskedAgain: true,
    fault: { text: 'Meera Patel, 9, is already in the family. Add another?' },
  })
  form.send({ type: 'save' })
  await waitFor(form, () => sent.length === 2)
  expect(sent.map((each) => (each as { isAnother?: boolean }).isAnother)).toEqual([undefined, true])
  await waitFor(form, (snapshot) => !snapshot.hasTag('busy'))
  form.send({ type: 'changed', change: { name: 'Meera Shah' } })
  expect(viewPersonForm(form.getSnapshot()).isAskedAgain).toBe(false)
})

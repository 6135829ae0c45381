import { expect, test } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'
import { slotsWith } from '../kit/slots'

const request = (route: 'aboutUs' | 'faq') => ({
  feature: { id: `page.${route}` as const },
  place: null,
  login: null,
  width: 'desktop' as const,
})

const page = setup({}).createMachine({ id: 'page' })
/** A form that breaks when it is told to. */
const form = setup({
  types: { events: {} as { type: 'break' } },
  actions: {
    fail: () => {
      throw new Error('broken')
    },
  },
}).createMachine({ id: 'form', on: { break: { actions: 'fail' } } })

const begin = async () => {
  const slot = createActor(
    slotsWith(({ feature }) => ({
      logic: page,
      input: undefined,
      ...(feature.id === 'page.aboutUs' && { beside: { form: { logic: form, input: undefined } } }),
    })),
    { input: { slot: 'page' } },
  ).start()
  const open = async (route: 'aboutUs' | 'faq') => {
    slot.send({ type: 'open', request: request(route) })
    await waitFor(slot, (snapshot) => snapshot.hasTag('open'))
  }
  await open('aboutUs')
  const shown = () => slot.getSnapshot().context.shown
  return { slot, open, shown, form: shown()!.beside['form']! }
}

test('a page opens with the form beside it, and the next page closes both', async () => {
  const { open, shown, form: opened } = await begin()
  const { ref } = shown()!
  expect([ref, opened].map((each) => each?.getSnapshot().status)).toEqual(['active', 'active'])
  await open('faq')
  expect([ref, opened].map((each) => each?.getSnapshot().status)).toEqual(['stopped', 'stopped'])
  expect(shown()?.beside).toEqual({})
})

test('a form that breaks is a page that did not arrive, and it can be tried again', async () => {
  const { slot, form: opened } = await begin()
  opened.send({ type: 'break' })
  expect(slot.getSnapshot().value).toBe('failed')
  slot.send({ type: 'retry' })
  await waitFor(slot, (snapshot) => snapshot.hasTag('open'))
  expect(slot.getSnapshot().context.shown?.beside['form']?.getSnapshot().status).toBe('active')
})

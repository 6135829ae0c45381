import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, setup, waitFor } from 'xstate'
import type { FeatureId } from '../../src/machines/app/feature'
import { viewSlot } from '../../src/machines/app/slot.view'
import { staffMember } from '../rooms/session/staffMember'
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

test('before anything is asked for a slot is empty', () => {
  const empty = { feature: null, shown: null, isOpening: false, isConfirmingLeave: false, hasFailed: false }
  expect(viewSlot(undefined)).toEqual(empty)
})

describe('whoever has a slot', () => {
  /** A form that ends with what was typed. */
  const typing = setup({ types: { output: {} as string } }).createMachine({
    id: 'typing',
    initial: 'open',
    output: 'typed',
    states: { open: { on: { end: 'ended' } }, ended: { type: 'final' } },
  })
  const below = async (id: FeatureId, stays = false) => {
    const received: EventObject[] = []
    const slot = slotsWith(() => ({ logic: typing, input: undefined }))
    const parent = createActor(
      setup({ actors: { slot } }).createMachine({
        invoke: { id: 'slot', src: 'slot', input: { slot: 'here' } },
        on: { 'slot.*': { actions: ({ event }) => received.push(event) } },
      }),
    ).start()
    const { slot: opened } = parent.getSnapshot().children as { slot: ReturnType<typeof createActor<typeof slot>> }
    const feature = { id, stays }
    opened.send({ type: 'open', request: { feature, place: null, login: staffMember('DOCTOR'), width: 'desktop' } })
    await waitFor(opened, (snapshot) => snapshot.hasTag('open'))
    expect(received).toEqual([{ type: 'slot.opened', slot: 'here', feature }])
    return { opened, received: () => received.slice(1) }
  }

  test('receives what its feature ended with', async () => {
    const { opened, received } = await below('dialog.login')
    opened.getSnapshot().context.shown!.ref!.send({ type: 'end' })
    expect(received()).toEqual([{ type: 'slot.closed', slot: 'here', output: 'typed' }])
    expect(viewSlot(opened.getSnapshot()).shown).toBeNull()
  })

  test.each([
    ['panel.reviews', false, true],
    ['overlay.booking', false, true],
    ['panel.reviews', true, false],
    ['dialog.login', false, false],
  ] as const)('knows that %s, which stays: %s, goes with its page: %s', async (id, stays, goes) => {
    const { opened, received } = await below(id, stays)
    opened.send({ type: 'place.left' })
    expect(received()).toEqual(goes ? [{ type: 'slot.closed', slot: 'here', output: null }] : [])
    expect(viewSlot(opened.getSnapshot()).feature === null).toBe(goes)
  })

  test('keeps a panel for whoever has it, and closes it when somebody else comes', async () => {
    const { opened } = await below('panel.reviews')
    opened.send({ type: 'person.changed', login: staffMember('JR_DOCTOR') })
    expect(viewSlot(opened.getSnapshot()).feature?.id).toBe('panel.reviews')
    opened.send({ type: 'person.changed', login: null })
    expect(viewSlot(opened.getSnapshot()).feature).toBeNull()
  })
})

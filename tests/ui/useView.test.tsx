// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { isSame, useView } from '../../src/ui/kit/useView'

const counting = setup({
  types: { context: {} as { readonly count: number }, events: {} as { type: 'up' } },
}).createMachine({
  context: { count: 0 },
  on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

test('a view renders again when its record has changed, not with each event', () => {
  const actor = createActor(counting).start()
  const renders: string[] = []
  const Shown = () => {
    const { tens } = useView(actor, ({ context }) => ({ tens: [Math.floor(context.count / 10)] }))
    renders.push(tens.join())
    return null
  }
  render(<Shown />)
  for (let times = 0; times < 12; times += 1) act(() => actor.send({ type: 'up' }))
  expect(renders).toEqual(['0', '1'])
})

test('a view of nobody is a view of nothing', () => {
  const Shown = () => useView(undefined, (snapshot) => (snapshot === undefined ? 'nobody' : 'somebody'))
  expect(render(<Shown />).container.textContent).toBe('nobody')
})

test.each<[unknown, unknown, boolean]>([
  [{ list: [{ id: 'a' }] }, { list: [{ id: 'a' }] }, true],
  [{ list: [{ id: 'a' }] }, { list: [{ id: 'a' }, { id: 'b' }] }, false],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [['a'], { 0: 'a' }, false],
  [Number.NaN, Number.NaN, true],
  [null, {}, false],
  // What has an identity is itself alone.
  [new Date(0), new Date(0), false],
  [createActor(counting), createActor(counting), false],
])('%j and %j hold the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

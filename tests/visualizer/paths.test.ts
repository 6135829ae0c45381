import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { exploredTours } from '../kit/paths/tourFile'
import { models } from '../kit/paths/models'
import { actOf, stepsPassed } from '../../tools/visualizer/paths/act'
import { examplesOf, type Path, pathsOf, type PathStep } from '../../tools/visualizer/paths/paths'
import { playerMachine } from '../../tools/visualizer/paths/player.machine'

const modelNamed = (name: string) => models.find((model) => model.name === name)!
const booking = pathsOf(modelNamed('booking'), await exploredTours(modelNamed('booking')))

const play = (path: Path) => {
  const taken: string[] = []
  const clock = new SimulatedClock()
  const player = createActor(
    playerMachine.provide({ actions: { take: (_, { step }) => void (step && taken.push(step.words)) } }),
    { clock, input: { path, pace: 1000, at: 0, value: 'loadingSlots' } },
  ).start()
  const observe = ({ event, value }: Pick<PathStep, 'event' | 'value'>) =>
    player.send({ type: 'observed', event: event.type, value })
  return { player, taken, clock, observe, state: () => player.getSnapshot().value }
}

test('a path is played to its end at its pace', () => {
  const path = booking[0]!
  const { player, taken, clock, observe, state } = play(path)
  player.send({ type: 'play' })
  for (const step of path.steps) {
    expect(taken.at(-1)).toBe(step.words)
    observe(step)
    clock.increment(999)
    clock.increment(1)
  }
  expect(state()).toBe('done')
  expect(taken).toEqual(path.steps.map(({ words }) => words))
})

test('paused, it takes one step at a time', () => {
  const path = booking[0]!
  const { player, taken, clock, observe, state } = play(path)
  player.send({ type: 'step' })
  observe(path.steps[0]!)
  clock.increment(60_000)
  expect(taken).toHaveLength(1)
  expect(state()).toBe('resting')
})

test('a step that ends elsewhere stops it, with what was expected and what came', () => {
  const path = booking[0]!
  const { player, observe, state, taken } = play(path)
  player.send({ type: 'play' })
  observe({ event: path.steps[0]!.event, value: 'slotsFailed' })
  expect(state()).toBe('stopped')
  expect(player.getSnapshot().context).toMatchObject({ at: 0, actual: 'slotsFailed' })
  player.send({ type: 'step' })
  expect(taken).toHaveLength(1)
})

test('another event that leaves the state stops it too, one that does not is waited over', () => {
  const path = booking[0]!
  const { player, observe, state } = play(path)
  player.send({ type: 'play' })
  observe({ event: { type: 'width.changed' }, value: 'loadingSlots' })
  expect(state()).toBe('taking')
  observe({ event: { type: 'retry' }, value: 'choosingSlot' })
  expect(state()).toBe('stopped')
})

test('the tab fills in what only it knows; what nobody can know, a person is asked for', () => {
  const kinds = booking[0]!.steps.map((step) => [step.words, actOf('booking', step).kind])
  expect(kinds).toEqual([
    ['The slots arrive', 'wait'],
    ['Leave the ticket of a booking that is under way', 'ask'],
    ['Choose a slot', 'send'],
    ['Choose the next day', 'send'],
  ])
  expect(actOf('booking', booking[0]!.steps[2]!)).toMatchObject({ fill: { slotId: 'first free slot' } })
})

test('what came by itself before somebody pressed Play is not waited for', () => {
  expect(stepsPassed(booking[0]!, 'checkingOut')).toBe(1)
  expect(stepsPassed(booking[0]!, 'loadingSlots')).toBe(0)
})

test('the examples of a model fill the form of an event', () => {
  expect(examplesOf(modelNamed('booking'), 'consultation.chosen')).toEqual([{ consultation: 'inClinic' }])
})

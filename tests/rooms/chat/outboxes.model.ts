import type { OutboxEntry } from '../../../src/core/chat/outbox.rules'
import { restored } from '../../../src/machines/chat/outbox.machine'
import { outboxesMachine } from '../../../src/machines/chat/outboxes.machine'
import { effectOf } from '../../kit/paths/effects'
import { modelOf } from '../../kit/paths/model'

const patient = { channelId: 'app_d1_m1', side: 'patient' } as const
const team = { ...patient, side: 'internal' } as const
const [toPatient, toTeam] = ['app_d1_m1 patient', 'app_d1_m1 internal'] as const
const entryOf = (id: string, place: typeof patient | typeof team): OutboxEntry => ({
  id,
  ...place,
  text: `Words of ${id}`,
  mentions: [],
  file: null,
  at: 1_795_000_000,
  seq: null,
  stoppedBy: null,
})
const adds = (id: string, place: typeof patient | typeof team) => ({
  type: 'entry.added' as const,
  entry: entryOf(id, place),
})
const [one, two, three] = [adds('one', patient), adds('two', patient), adds('three', team)]
const kept = [entryOf('kept', patient), entryOf('keptBeside', team), entryOf('keptLast', patient)] as const
const retried = { type: 'entries.retried', ...patient, at: 1_795_000_000 } as const
const discarded = { type: 'entries.discarded', ...patient } as const
const withdrawn = { type: 'entry.withdrawn', ...patient, id: 'one' } as const

const isOpen = ({ queues }: { readonly queues: string }) => queues === toPatient

/** A queue for each side of a chat, so that none waits for another: chat-and-call.md, 4. */
export const outboxesModel = modelOf(outboxesMachine)({
  name: 'outboxes',
  facts: ({ context }) => ({ queues: Object.keys(context.queues).join() }),
  starts: { 'Open a chat': { input: undefined, to: [], facts: { queues: '' }, how: 'Chats, one of them' } },
  states: { '': 'The messages of a side, with those on their way to it.' },
  steps: {
    'The device kept messages of both sides, and no other tab sends them': {
      event: restored(kept),
      only: ({ queues }) => queues === '',
      leads: {
        now: { queues: `${toPatient},${toTeam}` },
        effects: [effectOf(restored([kept[0], kept[2]]), toPatient), effectOf(restored([kept[1]]), toTeam)],
      },
    },
    'Send a message': {
      event: one,
      only: ({ queues }) => queues === '',
      leads: { now: { queues: toPatient }, effects: [effectOf(one, toPatient)] },
    },
    'Send another message': {
      event: two,
      only: isOpen,
      leads: { effects: [effectOf(two, toPatient)] },
    },
    'Send one to the team': {
      event: three,
      only: isOpen,
      leads: { now: { queues: `${toPatient},${toTeam}` }, effects: [effectOf(three, toTeam)] },
    },
    'Press Cancel on a picture': {
      event: withdrawn,
      only: isOpen,
      leads: { effects: [effectOf(withdrawn, toPatient)] },
    },
    'Press Retry all': { event: retried, only: isOpen, leads: { effects: [effectOf(retried, toPatient)] } },
    'Press Discard': { event: discarded, only: isOpen, leads: { effects: [effectOf(discarded, toPatient)] } },
  },
})

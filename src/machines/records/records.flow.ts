import type { ActorRefFrom } from 'xstate'
import { recordParamsOf } from '../../core/records/records.rules'
import type { OpenFlow, OpenStep } from '../app/feature'
import type { RecordDeskActor } from './recordDesk.machine'
import { recordFormSteps } from './recordForm.flow'
import type { recordsMachine } from './records.machine'

const stepsOf = (desk: RecordDeskActor): readonly OpenStep[] => {
  const { context, tags, children } = desk.getSnapshot()
  if (tags.has('viewing') || context.recordId !== null) {
    const read = { name: 'record', query: { record: context.recordId }, close: () => desk.send({ type: 'close' }) }
    if (tags.has('form')) return [read, ...recordFormSteps('edit', children.form)]
    if (tags.has('sharing')) return [read, { name: 'share', close: () => children.share?.send({ type: 'close' }) }]
    return [{ ...read, close: tags.has('busy') ? null : read.close }]
  }
  return tags.has('form') ? recordFormSteps('add', children.form) : []
}

/** Which records a person looks at, how, and what is open over them. */
export const recordsFlow = (page: ActorRefFrom<typeof recordsMachine>, desk: RecordDeskActor): OpenFlow => {
  const { context } = page.getSnapshot()
  const { view } = desk.getSnapshot().context
  return {
    query: {
      ...(!page.getSnapshot().hasTag('settling') && recordParamsOf(context.query)),
      view: view === 'gallery' ? null : view,
      record: null,
    },
    state: { listed: Math.max(context.listed, context.items.length) },
    steps: stepsOf(desk),
  }
}

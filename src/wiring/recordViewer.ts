import { done } from '../core/kit/outcome'
import { fromPort } from '../machines/kit/fromPort'
import { recordViewerMachine } from '../machines/records/recordViewer.machine'
import type { Ports } from './ports'

/** A record that is read, of one's own family or of somebody who is treated. */
export const plugRecordViewer = (ports: Ports) =>
  recordViewerMachine.provide({
    actors: {
      load: fromPort(async ({ asked: { id } }, signal) => {
        const read = await ports.records.one({ id }, signal)
        return !read.ok && read.failure.kind === 'notFound' ? done(null) : read
      }),
    },
  })

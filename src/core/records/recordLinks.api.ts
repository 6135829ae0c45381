import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Id } from '../kit/written'
import { MadeLink, Receiver, RecordLink } from './recordLinks'

const Path = '/user-service/v1/medical-record/:id/link'

/** Rows of links that share a record with somebody outside. */
export const recordLinksApi = {
  /** Links of a record, the newest first. */
  list: endpoint({
    method: 'GET',
    path: Path,
    input: Schema.Struct({ id: Id }),
    output: Schema.Array(RecordLink),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  make: endpoint({
    method: 'POST',
    path: Path,
    input: Schema.Struct({ id: Id, name: Receiver, hasCode: Schema.Boolean }),
    output: MadeLink,
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { tooManyLinks: 'conflict', documentAwaited: 'conflict' },
  }),
  /** Ends a link: its next request is refused. */
  revoke: endpoint({
    method: 'DELETE',
    path: `${Path}/:linkId`,
    input: Schema.Struct({ id: Id, linkId: Id }),
    output: RecordLink,
    mutates: true,
    permission: 'medicalRecord.view',
  }),
}

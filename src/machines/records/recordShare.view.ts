import type { SnapshotFrom } from 'xstate'
import type { UnixSeconds } from '../../core/kit/dates'
import { linkState } from '../../core/records/recordLinks.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { recordCard } from './records.view'
import type { recordShareMachine } from './recordShare.machine'

/** The links of a record as its family sees them at a moment, and what is typed of a new one. */
export const viewRecordShare = (snapshot: SnapshotFrom<typeof recordShareMachine>, now: UnixSeconds) => {
  const { record, links, draft, made, failure, attempt } = snapshot.context
  return {
    record: record && recordCard(record),
    isLoading: snapshot.hasTag('loading'),
    loadFault: snapshot.matches('failed') ? faultOf(failure) : null,
    draft,
    canMake: snapshot.can({ type: 'make' }),
    isMaking: snapshot.hasTag('making'),
    fault: snapshot.matches('failed') ? null : faultBeside(failure),
    made: made && { name: made.link.name, url: made.url, code: made.code },
    links: links.map(({ id, name, expiresAt, endedAt, isLocked, hasCode, opened, openings, ...link }) => ({
      id,
      name,
      hasCode,
      opened,
      openings,
      state: linkState({ expiresAt, endedAt, isLocked }, now),
      at: endedAt ?? expiresAt,
      createdAt: link.createdAt,
      isRevoking:
        snapshot.hasTag('revoking') && attempt !== null && 'linkId' in attempt.sent && attempt.sent.linkId === id,
    })),
    isRevoking: snapshot.hasTag('revoking'),
  }
}

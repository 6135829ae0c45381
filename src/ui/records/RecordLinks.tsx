import { css } from 'styled-system/css'
import { MOST_CODES } from '../../core/records/recordLinks.limits'
import type { viewRecordShare } from '../../machines/records/recordShare.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { rows } from '../kit/rows.styles'
import { useRemovals } from '../kit/useRemovals'

type Link = ReturnType<typeof viewRecordShare>['links'][number]

const heading = css({ margin: '0', fontSize: '16', fontWeight: 'semibold' })
const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', overflowWrap: 'anywhere' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12',
  rowGap: '8',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const words = css({ display: 'grid', gap: '[2px]', flex: '1', minWidth: '160', lineHeight: 'caption' })
const openings = css({ margin: '0', padding: '0', listStyle: 'none' })

interface RecordLinksProps {
  readonly links: readonly Link[]
  readonly isBusy: boolean
  readonly onRevoke: (linkId: string) => void
}

/** For whom a record was shared: until when each link works, and when it was opened on which kind of device. */
export const RecordLinks = ({ links, isBusy, onRevoke }: RecordLinksProps) => {
  const say = useText()
  const when = useWhen()
  const removals = useRemovals<HTMLUListElement>()
  return (
    <section className={root}>
      <h3 className={heading}>{say('records.share.with')}</h3>
      {links.length === 0 && <p className={rows.line}>{say('records.share.none')}</p>}
      <ul className={rows.list} {...removals}>
        {links.map((link) => (
          <li key={link.id} className={row}>
            <div className={words}>
              <span className={rows.name}>{link.name}</span>
              <span className={rows.line}>
                {[
                  link.state === 'locked'
                    ? say('records.share.locked', { name: link.name, count: MOST_CODES })
                    : say(`records.share.${link.state}`, { day: when.within.day(link.at) }),
                  link.hasCode && say('records.share.coded'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={rows.line}>{say('records.share.opened', { count: link.opened })}</span>
              {link.openings.length > 0 && (
                <ul className={openings}>
                  {link.openings.map(({ at, device }, place) => (
                    <li key={`${at}-${String(place)}`} className={rows.line}>
                      {say('records.share.opening', { at: when.at(at), device: say(`records.share.on.${device}`) })}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {(link.state === 'live' || link.state === 'locked') && (
              <Button
                data-removes
                size="sm"
                tone="quietDanger"
                busy={link.isRevoking}
                disabled={isBusy && !link.isRevoking}
                aria-label={say('records.share.revokeNamed', { name: link.name })}
                onClick={() => onRevoke(link.id)}
              >
                {say('records.share.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

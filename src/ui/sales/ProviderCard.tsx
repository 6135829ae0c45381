import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { WeekdayHours } from '../../core/provider/provider'
import { MINUTE, startOfDay } from '../../core/kit/dates'
import type { ProviderProfileActor } from '../../machines/sales/providerProfile.machine'
import { viewProviderProfile } from '../../machines/sales/sales.view'
import { useDates } from '../intl/format'
import { useWhen } from '../intl/useWhen'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { PauseDialog } from './PauseDialog'

const look = css({ display: 'grid', gap: '16', minWidth: '0' })
const who = css({ display: 'flex', alignItems: 'center', gap: '12' })
const name = css({ margin: '0', fontSize: '18', lineHeight: 'heading', overflowWrap: 'anywhere' })
const facts = css({
  display: 'grid',
  gap: '12',
  margin: '0',
  lineHeight: 'caption',
  '& dt': { color: 'muted', fontSize: '14' },
  '& dd': { margin: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
const hours = css({ margin: '0', padding: '0', listStyle: 'none' })

/** A Monday: weekdays are written from the days that follow it. */
const MONDAY = startOfDay('2024-01-01')
const DAY_SECONDS = 24 * 60 * MINUTE

/** The photo, or the name's first letters where there is none or it does not load. */
const Photo = ({ src, of }: { readonly src: string | null; readonly of: string }) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span onErrorCapture={() => setBroken(src)}>
      <Avatar name={of} src={src === null || src === broken ? undefined : src} size="lg" decorative />
    </span>
  )
}

/** Weekdays in a row with the same hours stand together. */
const grouped = (week: readonly WeekdayHours[]) =>
  week.reduce<{ first: number; last: number; opens: number; closes: number }[]>(
    (groups, { weekday, opens, closes }) => {
      const before = groups.at(-1)
      if (before && before.last === weekday - 1 && before.opens === opens && before.closes === closes)
        return [...groups.slice(0, -1), { ...before, last: weekday }]
      return [...groups, { first: weekday, last: weekday, opens, closes }]
    },
    [],
  )

/** A provider as its staff see it: photo, name, number, address, hours, and whether it takes new orders. */
export const ProviderCard = ({ actor }: { readonly actor: ProviderProfileActor }) => {
  const say = useText()
  const when = useWhen()
  const dates = useDates()
  const view = useView(actor, viewProviderProfile)
  const { profile } = view
  if (view.fault)
    return (
      <Card>
        <ErrorState
          title={say('sales.profile.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      </Card>
    )
  if (profile === null)
    return (
      <Card>
        <SkeletonText lines={6} />
      </Card>
    )
  const weekday = (day: number) => dates.weekday(MONDAY + (day - 1) * DAY_SECONDS)
  const time = (minutes: number) => dates.time(MONDAY + minutes * MINUTE)
  return (
    <Card>
      <section className={look} aria-label={say('sales.profile')}>
        <div className={who}>
          <Photo src={profile.profilePhoto} of={profile.name} />
          <h1 className={name}>{profile.name}</h1>
        </div>
        <dl className={facts}>
          <div>
            <dt>{say('sales.profile.phone')}</dt>
            <dd>
              {profile.countryCode} {profile.phoneNumber}
            </dd>
          </div>
          <div>
            <dt>{say('sales.profile.address')}</dt>
            <dd>{profile.address}</dd>
          </div>
          <div>
            <dt>{say('sales.profile.hours')}</dt>
            <dd>
              <ul className={hours}>
                {grouped(profile.hours).map(({ first, last, opens, closes }) => (
                  <li key={first}>
                    {say('sales.profile.open', {
                      days:
                        first === last
                          ? weekday(first)
                          : say('sales.profile.days', { from: weekday(first), to: weekday(last) }),
                      from: time(opens),
                      to: time(closes),
                    })}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        {profile.isPaused ? (
          <>
            <InlineNotice tone="warm">
              {profile.pausedUntil === null
                ? say('sales.paused')
                : say('sales.pausedUntil', { day: when.within.day(profile.pausedUntil) })}
            </InlineNotice>
            <Button busy={view.isSaving} onClick={() => actor.send({ type: 'resume' })}>
              <CirclePlay size={20} aria-hidden />
              {say('sales.resume')}
            </Button>
          </>
        ) : (
          <Button tone="secondary" onClick={() => actor.send({ type: 'pause' })}>
            <CirclePause size={20} aria-hidden />
            {say('sales.pause')}
          </Button>
        )}
      </section>
      {view.isAsking && <PauseDialog view={view} actor={actor} />}
    </Card>
  )
}

import { createElement } from 'react'
import { useIntl } from 'react-intl'
import { css, cx } from 'styled-system/css'
import { notificationTime } from '../../core/notifications/shown.rules'
import type { NotificationCard as Card } from '../../machines/notifications/notifications.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { iconOf, isAboutHealth } from './familyIcons'

const card = css({
  position: 'relative',
  overflow: 'hidden',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  _hover: { '&:has(h3 > button:hover)': { borderColor: 'primary' } },
  '&:has(h3 > button:focus-visible)': { outline: 'focus', outlineOffset: '[2px]' },
})
const fresh = css({ background: 'tint' })
const cover = css({ display: 'block', width: 'full', height: '120', objectFit: 'cover' })
const row = css({ display: 'flex', gap: '12', padding: '16' })
const disc = css({
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  width: '40',
  height: '40',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary.pressed',
})
const calm = css({ background: 'calm.tint', color: 'calm' })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  flexGrow: '1',
  minWidth: '0',
})
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8',
  width: 'full',
})
const dot = css({
  flexShrink: '0',
  width: '12',
  height: '12',
  marginBlockStart: '4',
  borderRadius: 'full',
  background: 'primary',
  forcedColorAdjust: 'none',
})
const title = css({ margin: '0', fontSize: '16', lineHeight: 'caption', overflowWrap: 'anywhere' })
// The whole card takes the tap of its title.
const lead = css({
  padding: '0',
  border: 'none',
  background: 'transparent',
  color: 'ink',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
})
const text = css({ margin: '0', color: 'ink', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const time = css({ color: 'muted', fontSize: '12', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const above = css({ position: 'relative', marginBlock: '4' })

export interface NotificationCardProps {
  readonly view: Card
  readonly onFollow: () => void
  readonly onAction: () => void
}

/** One thing a person was told. */
export const NotificationCard = ({ view, onFollow, onAction }: NotificationCardProps) => {
  const say = useText()
  const when = useWhen()
  const { locale } = useIntl()
  return (
    <article className={view.isNew ? cx(card, fresh) : card}>
      {view.coverImage && <img className={cover} src={view.coverImage} alt="" loading="lazy" />}
      <div className={row}>
        <span className={isAboutHealth(view.family) ? cx(disc, calm) : disc}>
          {createElement(iconOf(view.family), { size: 20, 'aria-hidden': true })}
        </span>
        <div className={words}>
          <div className={head}>
            <h3 className={title}>
              {view.canFollow ? (
                <button type="button" className={lead} onClick={onFollow}>
                  {view.title}
                </button>
              ) : (
                view.title
              )}
            </h3>
            {view.isNew && (
              <span className={dot}>
                <VisuallyHidden>{say('notifications.new')}</VisuallyHidden>
              </span>
            )}
          </div>
          <p className={text}>{view.description}</p>
          {view.action && (
            <span className={above}>
              <Button tone="secondary" size="sm" onClick={onAction}>
                {view.action}
              </Button>
            </span>
          )}
          <time
            className={time}
            dateTime={new Date(view.createdAt * 1000).toISOString()}
            title={notificationTime(view.createdAt, locale)}
          >
            {when.ago(view.createdAt) ?? notificationTime(view.createdAt, locale)}
          </time>
        </div>
      </div>
    </article>
  )
}

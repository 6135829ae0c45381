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

const item = css({
  position: 'relative',
  display: 'flex',
  gap: '12',
  minHeight: '[4.5rem]',
  padding: '12',
  _hover: { '&:has(h3 > button:hover)': { background: 'tint' } },
  '&:has(h3 > button:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]', borderRadius: '12' },
})
const fresh = css({ background: 'tint' })
const cover = css({ width: '[4.5rem]', height: '48', borderRadius: '8', objectFit: 'cover' })
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
const words = css({ flexGrow: '1', minWidth: '0' })
const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12' })
const dot = css({
  display: 'inline-block',
  width: '8',
  height: '8',
  marginInlineEnd: '4',
  borderRadius: 'full',
  background: 'primary',
  forcedColorAdjust: 'none',
})
const title = css({ margin: '0', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
// The whole row takes the tap of its title.
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
const about = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12' })
const text = css({ margin: '0', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const time = css({
  flexShrink: '0',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
  fontVariantNumeric: 'tabular-nums',
})
const above = css({
  position: 'relative',
  display: 'inline-block',
  marginBlockStart: '[-2px]',
  marginBlockEnd: '[-8px]',
  marginInlineStart: '-12',
})

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
    <article className={view.isNew ? cx(item, fresh) : item}>
      <span className={isAboutHealth(view.family) ? cx(disc, calm) : disc}>
        {createElement(iconOf(view.family), { size: 20, 'aria-hidden': true })}
      </span>
      <div className={words}>
        <div className={head}>
          <h3 className={title}>
            {view.isNew && (
              <span className={dot}>
                <VisuallyHidden>{say('notifications.new')}</VisuallyHidden>
              </span>
            )}
            {view.canFollow ? (
              <button type="button" className={lead} onClick={onFollow}>
                {view.title}
              </button>
            ) : (
              view.title
            )}
          </h3>
          <time
            className={time}
            dateTime={new Date(view.createdAt * 1000).toISOString()}
            title={notificationTime(view.createdAt, locale)}
          >
            {when.ago(view.createdAt) ?? when.time(view.createdAt)}
          </time>
        </div>
        <div className={about}>
          <p className={text}>{view.description}</p>
          {view.coverImage && <img className={cover} src={view.coverImage} alt="" loading="lazy" />}
        </div>
        {view.action && (
          <span className={above}>
            <Button tone="quiet" size="sm" onClick={onAction}>
              {view.action}
            </Button>
          </span>
        )}
      </div>
    </article>
  )
}

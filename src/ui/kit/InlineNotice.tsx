import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

export type NoticeTone = 'info' | 'warm' | 'good' | 'bad' | 'held'

interface InlineNoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  /** The way out of it. */
  readonly action?: ReactNode
  /** Somebody must act now: it is announced at once. */
  readonly isUrgent?: boolean
}

const look = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: '8',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: 0, alignSelf: 'flex-start', width: '20', height: '20' },
  _highContrast: { outline: '[1px solid]' },
})
const words = css({ flex: '1', minWidth: '160', color: 'ink', overflowWrap: 'anywhere', '& > p': { margin: '0' } })

const tones: Readonly<Record<NoticeTone, { readonly name: string; readonly Icon: LucideIcon }>> = {
  info: { name: css({ background: 'info.tint', color: 'info' }), Icon: Info },
  warm: { name: css({ background: 'brand.tint', color: 'primary.pressed' }), Icon: TriangleAlert },
  good: { name: css({ background: 'good.tint', color: 'good' }), Icon: CircleCheck },
  bad: { name: css({ background: 'bad.tint', color: 'bad' }), Icon: CircleAlert },
  held: { name: css({ background: 'brand.tint', color: 'primary.pressed' }), Icon: Clock },
}

/** A sentence within a page that concerns what stands beside it, with a way on. */
export const InlineNotice = ({ tone, children, action, isUrgent = false }: InlineNoticeProps) => {
  const { name, Icon } = tones[tone]
  return (
    <div className={cx(look, name)} role={isUrgent ? 'alert' : undefined}>
      <Icon aria-hidden />
      <div className={words}>{children}</div>
      {action}
    </div>
  )
}

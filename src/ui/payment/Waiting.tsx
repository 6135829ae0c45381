import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Spinner } from '../kit/Spinner'

const stack = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  paddingInline: '16',
  paddingBlock: '64',
  color: 'primary',
  textAlign: 'center',
  '& > h1': { margin: '0', color: 'ink', textStyle: 'heading' },
  '& > p': { margin: '0', maxWidth: '[26rem]', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})

interface WaitingProps {
  readonly title: string
  readonly text?: string
  /** Stands in place of the spinner. */
  readonly sign?: ReactNode
  readonly children?: ReactNode
}

/** Something is under way that the person can only wait for. */
export function Waiting({ title, text, sign, children }: WaitingProps) {
  return (
    <div className={stack} role="status">
      {sign ?? <Spinner />}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

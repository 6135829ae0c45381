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

/** Something is under way that the person can only wait for. */
export function Waiting({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={stack} role="status">
      <Spinner />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

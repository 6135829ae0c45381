import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { intoView } from '../kit/intoView'

const problem = css({
  display: 'flex',
  gap: '4',
  margin: '0',
  marginBlockEnd: '12',
  color: 'bad',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: 0, marginBlockStart: '[3px]' },
})

/** Why hours were refused; it comes to where the form was scrolled. */
export const HoursProblem = ({ children }: { readonly children: ReactNode }) => (
  <p ref={intoView} className={problem} role="alert">
    <CircleAlert size={16} aria-hidden />
    {children}
  </p>
)

import { Percent } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  margin: '0',
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: '8',
  background: 'tint',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  '& > svg': { flexShrink: '0' },
})

/** What is taken off tests, where something is. */
export const OfferNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={note}>
    <Percent size={20} aria-hidden />
    {children}
  </p>
)

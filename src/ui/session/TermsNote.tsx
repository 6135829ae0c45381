import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'

const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

const opening = (href: string) => (words: ReactNode[]) => (
  <a key={href} href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
)
const terms = opening('/terms-conditions')
const privacy = opening('/privacy-policies')

/** What going on accepts; the pages open beside, so that nothing typed is lost. */
export const TermsNote = () => <p className={note}>{useText().rich('session.terms', { terms, privacy })}</p>

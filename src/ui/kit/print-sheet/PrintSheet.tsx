import { type ReactNode, useEffect } from 'react'
import { css } from 'styled-system/css'

export interface PrintSheetProps {
  /** The document's name. */
  readonly label: string
  /** Who it is from; stands at the head of the first page. */
  readonly head: ReactNode
  /** Parts of the document; none of them is split between two pages. */
  readonly parts: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly foot?: ReactNode
}

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: '[210mm]',
  minHeight: { tablet: '[297mm]' },
  marginInline: 'auto',
  padding: { base: '16', tablet: '[12mm]' },
  border: 'line',
  background: 'surface',
  boxShadow: 'card',
  color: '[#000]',
  fontSize: '[11pt]',
  lineHeight: 'caption',
  _print: { display: 'block', maxWidth: '[none]', minHeight: '0', padding: '0', border: 'none', boxShadow: 'none' },
  '& h1': { margin: '0', fontSize: '[14pt]' },
  '& h2': { margin: '0', fontSize: '[11pt]' },
})
const head = css({ paddingBlockEnd: '8', borderBlockEnd: '[1px solid #000]' })
const part = css({ breakInside: 'avoid', _print: { marginBlockStart: '12' } })
const foot = css({ marginBlockStart: 'auto', paddingBlockStart: '8', breakInside: 'avoid', fontSize: '[9pt]' })

/**
 * A document as it leaves the printer: A4 with margins of 12 mm, black on white, words instead of colours. What is signed
 * comes from the server as PDF instead.
 */
export const PrintSheet = ({ label, head: letterhead, parts, foot: end }: PrintSheetProps) => {
  // Asked of what stands in it, the document would be styled anew at each change.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['printing'] = 'sheet'
    return () => void delete dataset['printing']
  }, [])
  return (
    <article className={sheet} aria-label={label} data-print-sheet>
      <header className={head}>{letterhead}</header>
      {parts.map(({ id, content }) => (
        <section key={id} className={part}>
          {content}
        </section>
      ))}
      {end && <footer className={foot}>{end}</footer>}
    </article>
  )
}

import { css } from 'styled-system/css'

const prose = css({
  maxWidth: 'prose',
  color: 'muted',
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: '0' },
  '& > * + *': { marginBlockStart: '12' },
  '& :is(ul, ol)': { paddingInlineStart: '24' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginBlockStart: '4' },
  '& strong': { color: 'ink', fontWeight: 'semibold' },
})

/** Markup of the content service, as the adapter cleaned it. */
export const Prose = ({ markup }: { readonly markup: string }) => (
  // oxlint-disable-next-line react/no-danger -- every port that brings markup passes it through `cleanMarkup`
  <div className={prose} dangerouslySetInnerHTML={{ __html: markup }} />
)

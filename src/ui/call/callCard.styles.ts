import { css } from 'styled-system/css'

/** What stands of a ring beside whatever page is open: words and what is done about it, in one row. */
export const callCard = css({
  position: 'fixed',
  zIndex: 'toast',
  insetBlockStart: '[calc(72px + env(safe-area-inset-top))]',
  insetInlineStart: { base: '16', tablet: '[auto]' },
  insetInlineEnd: { base: '16', tablet: '24' },
  // There its heading stands where it is elsewhere.
  ':root[data-lobby] &': { desktop: { insetBlockStart: '[auto]', insetBlockEnd: '24', insetInlineEnd: '12' } },
  // The words and what stops it stand in one row.
  width: { tablet: '[400px]' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  padding: '12',
  paddingInlineStart: '16',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
})
export const callWords = css({
  flex: '1',
  margin: '0',
  minWidth: '[10rem]',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
})

import { css } from 'styled-system/css'

const covering = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  marginInline: '[-8px]',
  paddingInline: '16',
  borderRadius: '8',
  fontWeight: 'semibold',
} as const

/** Covers its summary: the one action of the bar. */
export const opener = css({
  ...covering,
  background: 'primary',
  color: 'onPrimary',
  _hover: { background: 'primary.pressed' },
})
/** The same beside a page that has a main action of its own. */
export const outlined = css({
  ...covering,
  border: 'edge',
  background: 'surface',
  color: 'ink',
  _hover: { background: 'paper', borderColor: 'ink' },
})

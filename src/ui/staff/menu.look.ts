import { css } from 'styled-system/css'

/** The menus of the staff bar. */
export const list = css({ margin: '0', padding: '0', listStyle: 'none', minWidth: '240' })
export const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '44',
  paddingInline: '12',
  border: 'none',
  borderRadius: '8',
  background: 'transparent',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { color: 'muted' },
  _hover: { background: 'calm.tint', color: 'calm' },
})
export const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  color: 'primary',
  fontWeight: 'semibold',
})

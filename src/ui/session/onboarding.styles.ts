import { css } from 'styled-system/css'

export const page = css({
  display: 'grid',
  gridTemplateAreas: { base: '"top" "art" "words" "foot"', tablet: '"art top" "art words" "art foot"' },
  gridTemplateRows: { base: '[auto auto 1fr auto]', tablet: '[auto 1fr auto]' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  minHeight: 'screen',
  background: { tablet: 'surface' },
})
const inset = { paddingInline: { base: '16', tablet: '32' } } as const
export const top = css({
  ...inset,
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44',
  paddingBlockStart: '12',
})
export const skip = css({ display: { base: 'inline-flex', desktop: 'none' } })
export const art = css({
  gridArea: 'art',
  display: 'grid',
  placeItems: 'center',
  paddingBlock: { base: '16', tablet: '32' },
  paddingInline: '16',
  background: { tablet: 'tint' },
  '& > svg': { width: { base: '[min(20rem, 80vw, 38dvh)]', tablet: '[min(26rem, 90%)]' }, height: 'auto' },
})
const column = { width: 'full', maxWidth: '[30rem]', marginInline: 'auto' } as const
export const words = css({
  ...inset,
  ...column,
  gridArea: 'words',
  display: 'grid',
  alignContent: { base: 'start', tablet: 'center' },
  gap: '12',
  paddingBlock: '8',
  textAlign: { base: 'center', tablet: 'start' },
  '& > h1, & > h2, & > p': { margin: '0' },
  '& fieldset, & [role=radiogroup]': { textAlign: 'start' },
})
export const lead = css({ color: 'muted' })
export const foot = css({
  ...inset,
  ...column,
  gridArea: 'foot',
  display: 'grid',
  gap: '12',
  paddingBlockStart: '16',
  paddingBlockEnd: '[max({spacing.24}, env(safe-area-inset-bottom))]',
})
export const dots = css({ display: 'flex', justifyContent: { base: 'center', tablet: 'flex-start' } })
export const dot = css({
  display: 'grid',
  placeContent: 'center',
  width: '44',
  height: '44',
  padding: '0',
  border: 'none',
  background: 'transparent',
  borderRadius: 'full',
  cursor: 'pointer',
  '& > span': {
    width: '8',
    height: '8',
    borderRadius: 'full',
    background: 'edge',
    _highContrast: { background: '[GrayText]' },
  },
  '&[aria-current] > span': { width: '24', background: 'primary', _highContrast: { background: '[Highlight]' } },
})
export const ways = css({ display: 'grid', gap: '12', gridTemplateColumns: '[auto minmax(0, 1fr)]' })

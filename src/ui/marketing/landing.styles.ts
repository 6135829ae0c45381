import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'

const plainList = css({ margin: '0', padding: '0', listStyle: 'none' })

export const section = css({
  display: 'grid',
  gap: { base: '24', desktop: '32' },
  paddingBlockStart: { base: '48', desktop: '64' },
})
export const title = css({ margin: '0', textStyle: 'title' })
export const lead = css({ margin: '0', paddingBlockStart: '8', maxWidth: 'prose', color: 'muted' })
export const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16',
})
export const cardTitle = css({
  display: 'block',
  margin: '0',
  fontSize: '16',
  fontWeight: 'semibold',
  lineHeight: 'caption',
})
export const cardText = css({ display: 'block', margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
export const icon = css({
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  width: '48',
  height: '48',
  borderRadius: '12',
  background: 'brand.tint',
  color: 'primary',
})
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

export const band = css({ borderBlock: 'line', background: 'surface' })
export const numbers = cx(
  container(),
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginBlock: '0',
    paddingBlock: { base: '16', desktop: '24' },
  }),
)
export const number = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInline: '8',
  textAlign: 'center',
  '&:not(:first-child)': { borderInlineStart: 'line' },
  '& > dt': { color: 'muted', fontSize: '14', lineHeight: 'caption' },
  '& > dd': {
    margin: '0',
    color: 'primary',
    fontSize: { base: '22', desktop: '36' },
    fontWeight: 'semibold',
    lineHeight: 'heading',
    fontVariantNumeric: 'tabular-nums',
  },
})

export const steps = cx(
  plainList,
  css({
    display: 'grid',
    gap: { base: '16', desktop: '24' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' },
  }),
)
export const step = css({
  display: 'flex',
  flexDirection: { base: 'row', tablet: 'column' },
  alignItems: { base: 'center', tablet: 'flex-start' },
  gap: '16',
  padding: { base: '16', desktop: '24' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
})
export const stepArt = css({ width: { base: '96', tablet: '160' }, height: 'auto', flexShrink: '0' })
export const stepNumber = css({
  display: 'inline-grid',
  placeContent: 'center',
  width: '24',
  height: '24',
  marginInlineEnd: '8',
  borderRadius: 'full',
  background: 'primary',
  color: 'onPrimary',
  fontSize: '14',
  lineHeight: 'none',
})

export const specialities = cx(
  plainList,
  css({
    display: 'grid',
    gap: { base: '8', tablet: '12', desktop: '16' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { display: 'grid' },
  }),
)
export const speciality = css({
  '&:is(a)': {
    display: 'flex',
    flexDirection: { base: 'column', tablet: 'row' },
    alignItems: { base: 'flex-start', tablet: 'center' },
    gap: { base: '8', tablet: '16' },
    padding: { base: '12', tablet: '16' },
  },
  _hover: { '& > svg': { transform: 'translateX(4px)' } },
})
/** A phone has room for the names, beside each other. */
const tabletUp = css({ tabletDown: { display: 'none' } })
export const specialityWords = css({ flexGrow: '1', minWidth: '0' })
export const specialityText = cx(cardText, tabletUp)
export const arrow = cx(
  tabletUp,
  css({
    flexShrink: '0',
    color: 'primary',
    transitionProperty: 'common',
    transitionDuration: 'panel',
  }),
)

export const trustGround = css({ marginBlockStart: { base: '48', desktop: '64' }, background: 'calm.tint' })
export const trust = cx(
  container(),
  css({
    display: 'grid',
    alignItems: 'center',
    gap: { base: '24', desktop: '64' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
    paddingBlock: { base: '48', desktop: '64' },
  }),
)
export const trustArt = css({ width: '160', height: 'auto', marginBlockEnd: '16' })
export const promises = cx(
  plainList,
  css({
    display: 'grid',
    gap: '16',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  }),
)
export const promise = css({
  display: 'flex',
  gap: '16',
  padding: { base: '16', desktop: '24' },
  borderRadius: '12',
  background: 'surface',
  '& > svg': { flexShrink: '0', color: 'calm' },
  '& p': { paddingBlockStart: '4' },
})

export const ways = cx(
  plainList,
  css({
    display: 'grid',
    gap: { base: '16', desktop: '24' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  }),
)
export const way = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12',
  padding: { base: '24', desktop: '32' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
  '& > *': { margin: '0' },
  '& > p': { flexGrow: '1', maxWidth: '[44ch]', color: 'muted' },
  '& > svg': { color: 'primary' },
  '&[data-way=video] > svg': { color: 'calm' },
})
export const wayTitle = css({ textStyle: 'heading' })

export const app = css({
  display: 'grid',
  alignItems: 'end',
  gap: '24',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  paddingInline: { base: '24', desktop: '64' },
  paddingBlockStart: { base: '32', desktop: '48' },
  borderRadius: '20',
  background: 'brand.tint',
  overflow: 'hidden',
})
export const appWords = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  alignSelf: 'center',
  paddingBlockEnd: { base: '0', tablet: '32', desktop: '48' },
})
export const points = cx(
  plainList,
  css({
    display: 'grid',
    gap: '8',
    '& > li': { display: 'flex', gap: '12' },
    '& svg': { flexShrink: '0', marginBlockStart: '[2px]', color: 'good' },
  }),
)

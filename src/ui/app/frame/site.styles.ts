import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'

const plainList = css({ margin: '0', padding: '0', listStyle: 'none' })

export const page = cx(
  container(),
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '48', desktop: '64' },
    paddingBlock: { base: '16', desktop: '32' },
  }),
)
export const head = css({ display: 'grid', gap: { base: '16', desktop: '24' } })
export const hero = css({
  display: 'grid',
  alignItems: 'center',
  gap: { base: '24', desktop: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
})
export const heroWords = css({ display: 'grid', gap: '16', justifyItems: 'start', '& > *': { margin: '0' } })
export const title = css({
  fontSize: { base: '28', desktop: '48' },
  fontWeight: 'semibold',
  lineHeight: 'heading',
  maxWidth: '[18em]',
})
/** The title of a page whose name a phone's bar says. */
export const namedByBar = css({ desktopDown: { srOnly: true } })
export const lead = css({ maxWidth: '[58ch]', color: 'muted', fontSize: { base: '16', desktop: '18' } })
export const picture = css({
  display: 'block',
  width: 'full',
  maxWidth: { base: '[26rem]', desktop: '[30rem]' },
  height: 'auto',
  marginInline: 'auto',
})
export const sections = css({ display: 'grid', gap: { base: '48', desktop: '64' } })
/** Picture and words take turns in standing first. */
export const section = css({
  display: 'grid',
  alignItems: 'center',
  gap: { base: '16', tablet: '32', desktop: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  '&:nth-child(even) > img': { order: { tablet: '1' } },
})
export const sectionWords = css({ display: 'grid', gap: '12', '& > h2': { margin: '0', textStyle: 'title' } })
export const points = cx(
  plainList,
  css({
    display: 'grid',
    gap: '12',
    paddingBlockStart: '4',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '12' },
    '& svg': { flexShrink: '0', marginBlockStart: '[2px]', color: 'good' },
    '& img': { flexShrink: '0', borderRadius: '12' },
  }),
)
export const iconPoints = cx(
  plainList,
  css({
    display: 'grid',
    gap: '12',
    width: 'full',
    '& > li': { display: 'flex', alignItems: 'center', gap: '16', fontWeight: 'medium' },
  }),
)
export const statistics = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: '0',
  paddingBlock: { base: '24', desktop: '32' },
  borderRadius: '20',
  background: 'calm.tint',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    paddingInline: '8',
    textAlign: 'center',
  },
  '& > div + div': { borderInlineStart: 'line' },
  '& dt': { color: 'muted', fontSize: '14', lineHeight: 'caption' },
  '& dd': {
    margin: '0',
    color: 'calm',
    fontSize: { base: '22', desktop: '36' },
    fontWeight: 'semibold',
    lineHeight: 'heading',
    fontVariantNumeric: 'tabular-nums',
  },
})
export const call = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  padding: { base: '24', desktop: '48' },
  borderRadius: '20',
  background: 'brand.tint',
  '& > h2': { margin: '0', textStyle: 'title' },
})
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
export const cards = cx(
  plainList,
  css({
    display: 'grid',
    gap: { base: '12', desktop: '24' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      tablet: 'repeat(2, minmax(0, 1fr))',
      desktop: 'repeat(3, minmax(0, 1fr))',
    },
  }),
)
export const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: '8',
  padding: { base: '16', desktop: '24' },
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > *': { margin: '0' },
  '& > :is(h2, h3)': { fontSize: '18', lineHeight: 'heading' },
  '& > p': { color: 'muted', fontSize: '14', lineHeight: 'caption' },
})
export const group = css({ display: 'grid', gap: { base: '16', desktop: '24' } })
export const groupHead = css({
  display: 'grid',
  gap: '4',
  '& > *': { margin: '0' },
  '& > h2': { textStyle: 'title' },
  '& > p': { maxWidth: 'prose', color: 'muted' },
})
export const panel = css({
  padding: { base: '16', tablet: '24', desktop: '32' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
})

import { css } from 'styled-system/css'

/** A card of few words over every page, below its bar. */
export const platformCard = {
  card: css({
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '16',
    insetBlockStart: '[calc(64px + env(safe-area-inset-top))]',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12',
    maxWidth: '[32rem]',
    marginInline: 'auto',
    paddingInline: '16',
    paddingBlock: '12',
    border: 'line',
    borderRadius: '12',
    background: 'surface',
    boxShadow: 'overlay',
    '& > svg': { flexShrink: '0', color: 'calm' },
  }),
  words: css({
    flex: '[1 1 12rem]',
    minWidth: '0',
    margin: '0',
    fontSize: '14',
    lineHeight: 'caption',
    overflowWrap: 'anywhere',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '8' }),
}

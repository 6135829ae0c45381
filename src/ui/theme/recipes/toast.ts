import { defineSlotRecipe } from '@pandacss/dev'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['list', 'item', 'icon', 'text'],
  base: {
    list: {
      position: 'fixed',
      zIndex: 'toast',
      // Above the lower bars, where no title and no way back is; over a dialog at the top, which makes room for them.
      insetBlockEnd: {
        base: 'calc(80px + env(safe-area-inset-bottom))',
        desktop: 'calc(24px + env(safe-area-inset-bottom))',
      },
      ':root[data-action-bar] &': {
        insetBlockEnd: {
          base: 'calc(168px + env(safe-area-inset-bottom))',
          desktop: 'calc(104px + env(safe-area-inset-bottom))',
        },
      },
      // Above the field of a chat, in which somebody may be writing.
      ':root[data-composer] &': {
        insetBlockEnd: {
          base: 'calc(168px + env(safe-area-inset-bottom))',
          tablet: 'calc(208px + env(safe-area-inset-bottom))',
          desktop: 'calc(136px + env(safe-area-inset-bottom))',
        },
      },
      ':root[data-dialogs] &': {
        insetBlockStart: 'calc(var(--toasts-from) + env(safe-area-inset-top))',
        insetBlockEnd: 'auto!',
      },
      insetInline: '0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '8',
      paddingInline: '16',
      pointerEvents: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      width: 'full',
      maxWidth: '[28rem]',
      paddingInlineStart: '16',
      paddingInlineEnd: '4',
      paddingBlock: '4',
      border: 'line',
      borderInlineStart: '4px solid',
      borderRadius: '12',
      background: 'surface',
      boxShadow: 'overlay',
      pointerEvents: 'auto',
      animation: 'popIn {durations.panel} {easings.out}',
    },
    icon: { flexShrink: 0, marginBlockStart: '12' },
    text: {
      flexGrow: 1,
      minWidth: '0',
      margin: '0',
      paddingBlock: '12',
      color: 'ink',
      fontSize: '14',
      lineHeight: 'caption',
    },
  },
  variants: {
    tone: {
      good: { item: { borderInlineStartColor: 'good' }, icon: { color: 'good' } },
      bad: { item: { borderInlineStartColor: 'bad' }, icon: { color: 'bad' } },
      info: { item: { borderInlineStartColor: 'info' }, icon: { color: 'info' } },
    },
  },
  staticCss: ['*'],
})

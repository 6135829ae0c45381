import { defineSlotRecipe } from '@pandacss/dev'

const sheetOnTablet = {
  positioner: { tabletOnly: { alignItems: 'flex-end', padding: '0' } },
  content: {
    maxWidth: 'full',
    maxHeight: '[min(92dvh, 100dvh - var(--toasts, 0px))]',
    borderRadius: '[20px 20px 0 0]',
    _open: { animation: 'sheetIn {durations.panel} {easings.out}' },
    _closed: { animation: 'sheetOut {durations.tap} {easings.out} forwards' },
  },
}

/** What fills a window keeps all of it below the toasts; to both sides it would lose their height twice. */
const fromBelowToasts = { paddingBlockStart: '[max(24px, var(--toasts, 0px))]' }

export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      background: 'scrim',
      _open: { animation: 'fadeIn {durations.panel} {easings.out}' },
      _closed: { animation: 'fadeOut {durations.tap} {easings.out} forwards' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: { base: 'flex-end', tablet: 'center' },
      justifyContent: 'center',
      padding: { base: '0', tablet: '24' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: {
        base: '[min(92dvh, 100dvh - var(--toasts, 0px))]',
        tablet: '[min(100%, 100dvh - 2 * var(--toasts, 0px))]',
      },
      borderRadius: { base: '[20px 20px 0 0]', tablet: '20' },
      background: 'surface',
      boxShadow: 'overlay',
      overflow: 'hidden',
      _focusVisible: { outline: 'none' },
      _highContrast: { border: '1px solid' },
      _open: {
        animation: {
          base: 'sheetIn {durations.panel} {easings.out}',
          tablet: 'popIn {durations.panel} {easings.out}',
        },
      },
      _closed: {
        animation: {
          base: 'sheetOut {durations.tap} {easings.out} forwards',
          tablet: 'fadeOut {durations.tap} {easings.out} forwards',
        },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '16',
      padding: { base: '12px 8px 8px 16px', tablet: '16px 16px 8px 24px' },
    },
    title: {
      margin: '0',
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      paddingBlock: '8',
      fontSize: { base: '18', tablet: '22' },
      overflowWrap: 'anywhere',
    },
    body: {
      flexGrow: 1,
      // What is there for a screen reader alone scrolls with the rest.
      position: 'relative',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: { base: '16', tablet: '24' },
      paddingBlockStart: '[2px]',
      paddingBlockEnd: '24',
    },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', tablet: 'row' },
      justifyContent: 'flex-end',
      gap: '8',
      paddingInline: { base: '16', tablet: '24' },
      paddingBlock: '16',
      paddingBlockEnd: 'max({spacing.16}, env(safe-area-inset-bottom))',
      borderBlockStart: 'line',
      // Beside an action that says below it what is missing, the others keep their height.
      '&:has(> span)': { alignItems: { tablet: 'flex-start' } },
      // Of three ways on the main one has a line of its own on a phone, the others share one.
      '&:has(> button:nth-child(3)):not(:has(> :not(button)))': {
        tabletDown: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :last-child': { gridColumn: '1 / -1', order: -1 },
        },
      },
    },
  },
  variants: {
    size: {
      sm: { content: { tablet: { maxWidth: '[26rem]' } } },
      record: { content: { tablet: { maxWidth: '[32.3rem]' } } },
      md: { content: { tablet: { maxWidth: '[35rem]' } } },
      lg: {
        positioner: { desktop: fromBelowToasts },
        content: { tablet: { maxWidth: '[52rem]' }, desktop: { maxHeight: 'full' } },
      },
      screen: {
        positioner: { desktopDown: { padding: '0', alignItems: 'stretch' } },
        content: {
          desktopDown: { maxHeight: 'full', borderRadius: '0', marginBlockStart: '[var(--toasts, 0px)]' },
          desktop: { maxWidth: '[30rem]' },
        },
      },
      wide: {
        positioner: { desktopDown: { padding: '0', alignItems: 'stretch' }, desktop: fromBelowToasts },
        content: {
          desktopDown: { maxHeight: 'full', borderRadius: '0', marginBlockStart: '[var(--toasts, 0px)]' },
          desktop: { maxWidth: '[76rem]', maxHeight: 'full' },
        },
      },
    },
    side: {
      centre: {},
      end: {
        positioner: {
          desktop: { justifyContent: 'flex-end', alignItems: 'stretch', padding: '[var(--toasts, 0px) 0 0]' },
        },
        content: {
          desktop: {
            maxHeight: 'full',
            borderRadius: '[20px 0 0 20px]',
            _open: { animation: 'drawerIn {durations.panel} {easings.out}' },
            _closed: { animation: 'drawerOut {durations.tap} {easings.out} forwards' },
          },
        },
      },
    },
    sheet: {
      phone: {},
      low: { positioner: sheetOnTablet.positioner, content: { tabletOnly: sheetOnTablet.content } },
      full: {
        positioner: sheetOnTablet.positioner,
        content: {
          tabletOnly: sheetOnTablet.content,
          desktopDown: { height: '[calc(100dvh - var(--toasts, 0px))]', maxHeight: 'none', borderRadius: '0' },
        },
        body: { desktopDown: { paddingBlockEnd: 'max({spacing.24}, env(safe-area-inset-bottom))' } },
      },
    },
  },
  defaultVariants: { size: 'md', side: 'centre', sheet: 'phone' },
  staticCss: ['*'],
})

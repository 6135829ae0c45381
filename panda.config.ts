import { defineConfig, defineRecipe, defineSlotRecipe } from '@pandacss/dev'

const px = (names: number[]) => Object.fromEntries(names.map((name) => [String(name), { value: `${name / 16}rem` }]))
const values = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]))

const tappable = { minHeight: '36', _touch: { minHeight: '44' } }
const tapMotion = {
  transitionProperty: 'background-color, border-color, color, box-shadow',
  transitionDuration: 'tap',
  transitionTimingFunction: 'out',
}
const hiddenInput = {
  appearance: 'none',
  flexShrink: 0,
  width: '20',
  height: '20',
  margin: '0',
  border: 'edge',
  background: 'surface',
  display: 'inline-grid',
  placeContent: 'center',
  cursor: 'pointer',
  _highContrast: { appearance: 'auto' },
}

const off = {
  '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
    background: 'line',
    borderColor: 'line',
    color: 'muted',
    cursor: 'not-allowed',
  },
}

const button = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    border: '1px solid transparent',
    borderRadius: '8',
    fontWeight: 'semibold',
    lineHeight: 'caption',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    ...tapMotion,
    '& > svg': { flexShrink: 0 },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    tone: {
      primary: {
        background: 'primary',
        color: 'onPrimary',
        '&:hover, &:active': { background: 'primary.pressed' },
        ...off,
      },
      secondary: {
        background: 'surface',
        borderColor: 'edge',
        color: 'ink',
        '&:hover, &:active': { background: 'tint', borderColor: 'primary', color: 'primary.pressed' },
        ...off,
      },
      quiet: {
        background: 'transparent',
        color: 'primary',
        '&:hover, &:active': { background: 'tint', color: 'primary.pressed' },
        ...off,
      },
      danger: { background: 'bad', color: 'onPrimary', '&:hover, &:active': { background: 'bad.pressed' }, ...off },
    },
    size: {
      sm: { ...tappable, paddingInline: '12', paddingBlock: '4', fontSize: '14' },
      md: { minHeight: '44', paddingInline: '16', paddingBlock: '8', fontSize: '16' },
      lg: { minHeight: '52', paddingInline: '24', paddingBlock: '12', fontSize: '16' },
    },
    shape: {
      words: {},
      wide: { width: 'full' },
      icon: { padding: '0', borderRadius: 'full', aspectRatio: '1', _touch: { minWidth: '44' } },
    },
  },
  defaultVariants: { tone: 'primary', size: 'md', shape: 'words' },
  compoundVariants: [{ tone: 'quiet', shape: 'icon', css: { color: 'ink' } }],
  staticCss: ['*'],
})

const chip = defineRecipe({
  className: 'chip',
  base: {
    ...tappable,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    flexShrink: 0,
    paddingInline: '12',
    paddingBlock: '4',
    border: 'edge',
    borderRadius: '8',
    background: 'surface',
    color: 'ink',
    fontSize: '14',
    fontWeight: 'medium',
    lineHeight: 'caption',
    cursor: 'pointer',
    ...tapMotion,
    _hover: { background: 'tint', borderColor: 'primary' },
    _pressed: { background: 'tint', borderColor: 'primary', color: 'primary.pressed' },
    _disabled: { background: 'paper', borderColor: 'line', color: 'muted', cursor: 'not-allowed' },
  },
})

const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    paddingInline: '8',
    paddingBlock: '[2px]',
    border: '1px solid transparent',
    borderRadius: '8',
    fontSize: '12',
    fontWeight: 'medium',
    lineHeight: 'caption',
    '& > svg': { width: '16', height: '16', flexShrink: 0 },
    _highContrast: { borderColor: 'current' },
  },
  variants: {
    tone: {
      neutral: { background: 'paper', borderColor: 'line', color: 'muted' },
      warm: { background: 'brand.tint', color: 'primary.pressed' },
      info: { background: 'info.tint', color: 'info' },
      good: { background: 'good.tint', color: 'good' },
      bad: { background: 'bad.tint', color: 'bad' },
      calm: { background: 'calm.tint', color: 'calm' },
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
})

const card = defineRecipe({
  className: 'card',
  base: { display: 'block', border: 'line', borderRadius: '12', color: 'ink', minWidth: '0' },
  variants: {
    tone: {
      plain: { background: 'surface' },
      tint: { background: 'tint' },
      calm: { background: 'calm.tint', borderColor: 'transparent' },
    },
    space: {
      none: { overflow: 'hidden' },
      sm: { padding: '12' },
      md: { padding: { base: '16', desktop: '24' } },
      lg: { padding: { base: '24', desktop: '32' } },
    },
    raised: {
      true: {
        transitionProperty: 'box-shadow, border-color',
        transitionDuration: 'panel',
        textDecoration: 'none',
        _hover: { boxShadow: 'card', borderColor: 'edge' },
      },
    },
  },
  defaultVariants: { tone: 'plain', space: 'md' },
  staticCss: ['*'],
})

const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: 'full',
    background: 'brand.tint',
    color: 'primary.pressed',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { width: '32', height: '32', fontSize: '12' },
      md: { width: '44', height: '44', fontSize: '16' },
      lg: { width: '64', height: '64', fontSize: '22' },
      xl: { width: '96', height: '96', fontSize: '36' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})

const skeleton = defineRecipe({
  className: 'skeleton',
  base: { display: 'block', background: 'line', borderRadius: '8', animation: 'pulse 1.6s ease-in-out infinite' },
  variants: {
    shape: {
      line: { height: '12', width: 'full', marginBlock: '4' },
      short: { height: '12', width: '[60%]', marginBlock: '4' },
      block: { height: '96', width: 'full', borderRadius: '12' },
      circle: { height: '44', width: '44', borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'line' },
  staticCss: ['*'],
})

const clamp = defineRecipe({
  className: 'clamp',
  base: { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' },
  variants: {
    lines: {
      2: { WebkitLineClamp: 2 },
      3: { WebkitLineClamp: 3 },
      4: { WebkitLineClamp: 4 },
      5: { WebkitLineClamp: 5 },
    },
  },
  staticCss: ['*'],
})

const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'box', 'input', 'affix', 'help', 'error'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      border: 'none',
      padding: '0',
      margin: '0',
    },
    label: {
      fontSize: '14',
      fontWeight: 'medium',
      lineHeight: 'caption',
      color: 'ink',
      'legend&': { marginBlockEnd: '4' },
    },
    box: { position: 'relative', display: 'flex', alignItems: 'center' },
    input: {
      width: 'full',
      minHeight: '44',
      minWidth: '0',
      paddingInline: '12',
      paddingBlock: '8',
      border: 'edge',
      borderRadius: '8',
      background: 'surface',
      color: 'ink',
      fontSize: '16',
      lineHeight: 'caption',
      _placeholder: { color: 'muted', opacity: 1 },
      _hover: { borderColor: 'ink' },
      '&[aria-invalid=true]': { borderColor: 'bad', boxShadow: 'inset 0 0 0 1px {colors.bad}' },
      _disabled: { background: 'paper', borderColor: 'line', color: 'muted', cursor: 'not-allowed' },
      'select&': { appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' },
      'textarea&': { minHeight: '96', resize: 'vertical' },
      'span + &': { paddingInlineStart: '44' },
      '&:has(+ span)': { paddingInlineEnd: '44' },
    },
    affix: {
      position: 'absolute',
      display: 'inline-grid',
      placeContent: 'center',
      width: '44',
      color: 'muted',
      pointerEvents: 'none',
      fontSize: '14',
      '&:first-child': { insetInlineStart: '0' },
      '&:last-child': { insetInlineEnd: '0' },
      '& > button': { pointerEvents: 'auto' },
    },
    help: { margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' },
    error: {
      display: 'flex',
      gap: '4',
      margin: '0',
      color: 'bad',
      fontSize: '14',
      fontWeight: 'medium',
      lineHeight: 'caption',
      '& > svg': { flexShrink: 0, marginBlockStart: '[3px]' },
    },
  },
})

const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['list', 'item', 'control', 'words', 'text'],
  base: {
    list: { display: 'grid', gap: '8' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      minHeight: '44',
      cursor: 'pointer',
      lineHeight: 'caption',
      '& > svg': { flexShrink: 0, color: 'muted' },
      '&:has(:disabled)': { color: 'muted', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[2px]', borderRadius: '8' },
    },
    control: {
      ...hiddenInput,
      _checked: { borderColor: 'primary' },
      '&:is(span)': { borderRadius: 'full', _checked: { borderWidth: '[6px]', borderColor: 'primary' } },
      '&:is(input)': {
        borderRadius: '[4px]',
        outlineOffset: '[2px]',
        _checked: { background: 'primary' },
        '&[aria-invalid=true]': { borderColor: 'bad' },
        _disabled: { background: 'line', borderColor: 'edge', cursor: 'not-allowed' },
        '&:checked::after': {
          content: '""',
          width: '[6px]',
          height: '[11px]',
          marginBlockStart: '[-2px]',
          border: 'solid {colors.onPrimary}',
          borderWidth: '[0 2px 2px 0]',
          transform: 'rotate(45deg)',
        },
      },
      _highContrast: { forcedColorAdjust: 'none' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0', flexGrow: 1, fontWeight: 'medium' },
    text: { color: 'muted', fontSize: '14', fontWeight: 'regular' },
  },
  variants: {
    look: {
      plain: { item: { paddingBlock: '12' } },
      card: {
        item: {
          padding: '16',
          border: 'edge',
          borderRadius: '12',
          background: 'surface',
          ...tapMotion,
          _hover: { borderColor: 'primary' },
          _checked: { background: 'tint', borderColor: 'primary', boxShadow: 'inset 0 0 0 1px {colors.primary}' },
          _disabled: { background: 'paper', borderColor: 'line' },
          '&:has(:focus-visible)': { borderRadius: '12' },
        },
      },
    },
    layout: {
      column: {},
      row: { list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' } },
    },
  },
  defaultVariants: { look: 'plain', layout: 'column' },
  staticCss: ['*'],
})

const pin = defineSlotRecipe({
  className: 'pin',
  slots: ['control', 'input'],
  base: {
    control: { display: 'flex', gap: { base: '4', tablet: '8' } },
    input: {
      width: 'full',
      maxWidth: '48',
      minWidth: '0',
      minHeight: '52',
      padding: '0',
      border: 'edge',
      borderRadius: '8',
      background: 'surface',
      color: 'ink',
      fontSize: '22',
      fontWeight: 'semibold',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      _placeholder: { color: 'edge' },
      '&[aria-invalid=true]': { borderColor: 'bad' },
      _disabled: { background: 'paper', color: 'muted' },
    },
  },
})

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'count', 'panel'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' },
    list: {
      display: 'flex',
      gap: { base: '4', tablet: '8' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 {colors.line}',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8',
      flexShrink: 0,
      minHeight: '44',
      paddingInline: '12',
      paddingBlock: '8',
      border: 'none',
      borderBlockEnd: '3px solid transparent',
      background: 'transparent',
      color: 'muted',
      fontWeight: 'medium',
      lineHeight: 'caption',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      ...tapMotion,
      _hover: { color: 'ink' },
      _selected: { color: 'primary', borderBlockEndColor: 'primary' },
      _highContrast: { '&:not([aria-selected=true])': { borderBlockEndColor: 'Canvas' } },
      _disabled: { color: 'edge', cursor: 'not-allowed' },
      _focusVisible: { boxShadow: 'none', outlineOffset: '[-2px]' },
    },
    count: {
      minWidth: '24',
      paddingInline: '8',
      borderRadius: 'full',
      background: 'brand.tint',
      color: 'primary.pressed',
      fontSize: '12',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    panel: { minWidth: '0', outlineOffset: '[4px]' },
  },
})

const sheetOnTablet = {
  positioner: { tabletOnly: { alignItems: 'flex-end', padding: '0' } },
  content: {
    maxWidth: 'full',
    maxHeight: '[92dvh]',
    borderRadius: '[20px 20px 0 0]',
    _open: { animation: 'sheetIn {durations.panel} {easings.out}' },
    _closed: { animation: 'sheetOut {durations.tap} {easings.out} forwards' },
  },
}

const modal = defineSlotRecipe({
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
      maxHeight: { base: '[92dvh]', tablet: 'full' },
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
    title: { margin: '0', paddingBlock: '8', fontSize: { base: '18', tablet: '22' }, overflowWrap: 'anywhere' },
    body: {
      flexGrow: 1,
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
    },
  },
  variants: {
    size: {
      sm: { content: { tablet: { maxWidth: '[26rem]' } } },
      md: { content: { tablet: { maxWidth: '[35rem]' } } },
      lg: { content: { tablet: { maxWidth: '[52rem]' } } },
      screen: {
        positioner: { desktopDown: { padding: '0', alignItems: 'stretch' } },
        content: {
          desktopDown: { maxHeight: 'full', borderRadius: '0' },
          desktop: { maxWidth: '[30rem]' },
        },
      },
    },
    side: {
      centre: {},
      end: {
        positioner: { desktop: { justifyContent: 'flex-end', alignItems: 'stretch', padding: '0' } },
        content: {
          desktop: {
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
          desktopDown: { height: '[100dvh]', maxHeight: 'none', borderRadius: '0' },
        },
        body: { desktopDown: { paddingBlockEnd: 'max({spacing.24}, env(safe-area-inset-bottom))' } },
      },
    },
  },
  defaultVariants: { size: 'md', side: 'centre', sheet: 'phone' },
  staticCss: ['*'],
})

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['list', 'item', 'icon', 'text'],
  base: {
    list: {
      position: 'fixed',
      zIndex: 'toast',
      insetBlockStart: 'calc({spacing.12} + env(safe-area-inset-top))',
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
      animation: 'dropIn {durations.panel} {easings.out}',
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

const options = defineSlotRecipe({
  className: 'options',
  slots: ['root', 'list', 'option', 'scroll'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' },
    list: { display: 'flex', gap: '8', flexGrow: 1, minWidth: '0' },
    option: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '44',
      paddingInline: '8',
      paddingBlock: '8',
      border: 'edge',
      borderRadius: '8',
      background: 'surface',
      color: 'ink',
      fontSize: '14',
      fontWeight: 'medium',
      lineHeight: 'caption',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      ...tapMotion,
      _hover: { borderColor: 'primary', background: 'tint' },
      '&[aria-checked=true]': {
        borderColor: 'primary',
        background: 'tint',
        color: 'primary.pressed',
        boxShadow: 'inset 0 0 0 1px {colors.primary}',
        _highContrast: { outline: '2px solid' },
      },
      '&[aria-disabled=true]': {
        background: 'paper',
        border: '1px dashed {colors.edge}',
        color: 'muted',
        cursor: 'not-allowed',
      },
    },
    scroll: { display: { base: 'none', desktop: 'block' }, flexShrink: 0, _touch: { display: 'none' } },
  },
  variants: {
    layout: {
      strip: {
        list: {
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollbarWidth: 'none',
          scrollSnapType: 'x proximity',
          padding: '4',
          margin: '-4',
          scrollPadding: '4',
        },
        option: {
          flexShrink: 0,
          minWidth: '64',
          scrollSnapAlign: 'start',
          borderRadius: '12',
          '&:not([aria-checked=true], [aria-disabled=true], :hover)': { borderColor: 'line' },
        },
      },
      grid: { list: { display: 'grid' } },
    },
    columns: {
      clinic: {
        list: {
          gridTemplateColumns: {
            base: 'repeat(2, minmax(0, 1fr))',
            tablet: 'repeat(auto-fill, minmax(max(7rem, (100% - 24px) / 4), 1fr))',
          },
        },
      },
      video: {
        list: {
          gridTemplateColumns: {
            base: 'repeat(3, minmax(0, 1fr))',
            tablet: 'repeat(auto-fill, minmax(max(6rem, (100% - 40px) / 6), 1fr))',
          },
        },
      },
    },
  },
  defaultVariants: { layout: 'grid', columns: 'video' },
  staticCss: ['*'],
})

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  eject: true,
  include: ['./src/ui/**/*.{ts,tsx}'],
  exclude: [],
  strictTokens: true,
  outdir: 'styled-system',
  conditions: { extend: { touch: '@media (pointer: coarse)' } },
  globalCss: {
    html: {
      '--font-fallback': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      '--heading-leading': '1.2',
      fontFamily: 'body',
      colorScheme: 'light',
      scrollPaddingBlock: '72px 152px',
      '&:is(:lang(hi), :lang(gu), :lang(bn))': { '--heading-leading': '1.5' },
    },
    body: { margin: 0, background: 'paper', color: 'ink', fontSize: '16', lineHeight: 'body', textSizeAdjust: '100%' },
    'h1, h2, h3, h4, h5, h6': { fontWeight: 'semibold', lineHeight: 'heading', textWrap: 'balance' },
    a: { color: 'primary', textUnderlineOffset: '0.2em' },
    'p > a': { textDecoration: 'underline' },
    ':focus-visible': { outline: 'focus', outlineOffset: '2px', boxShadow: '0 0 0 2px {colors.surface}' },
    '.lucide': { strokeWidth: '1.75' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  patterns: {
    extend: {
      container: {
        transform: (props) => ({
          width: 'full',
          maxWidth: 'content',
          marginInline: 'auto',
          paddingInline: { base: '16', tablet: '24' },
          ...props,
        }),
      },
    },
  },
  theme: {
    breakpoints: { tablet: '600px', desktop: '1191px' },
    keyframes: {
      spin: { to: { transform: 'rotate(1turn)' } },
      pulse: { '50%': { opacity: 0.5 } },
      fadeIn: { from: { opacity: 0 } },
      fadeOut: { to: { opacity: 0 } },
      popIn: { from: { opacity: 0, transform: 'translateY(8px)' } },
      dropIn: { from: { opacity: 0, transform: 'translateY(-8px)' } },
      sheetIn: { from: { transform: 'translateY(100%)' } },
      sheetOut: { to: { transform: 'translateY(100%)' } },
      drawerIn: { from: { transform: 'translateX(100%)' } },
      drawerOut: { to: { transform: 'translateX(100%)' } },
    },
    tokens: {
      fonts: {
        body: {
          value: "Poppins, 'Poppins Fallback', 'Noto Sans Gujarati', 'Noto Sans Bengali', var(--font-fallback)",
        },
      },
      fontSizes: px([12, 14, 16, 18, 22, 28, 36, 48]),
      fontWeights: values({ regular: 400, medium: 500, semibold: 600 }),
      lineHeights: values({ none: '1', heading: 'var(--heading-leading)', caption: '1.5', body: '1.55' }),
      spacing: px([0, 4, 8, 12, 16, 24, 32, 48, 64]),
      sizes: {
        ...px([0, 4, 8, 12, 16, 20, 24, 32, 36, 40, 44, 48, 52, 56, 64, 80, 96, 120, 160, 240, 320, 480]),
        ...values({
          full: '100%',
          screen: '100dvh',
          content: '75rem',
          prose: '68ch',
          min: 'min-content',
          max: 'max-content',
        }),
      },
      radii: { ...px([8, 12, 20]), full: { value: '9999px' }, none: { value: '0' } },
      shadows: values({
        card: '0 6px 20px -6px rgb(31 26 23 / 0.14)',
        overlay: '0 20px 48px -12px rgb(31 26 23 / 0.28)',
        none: 'none',
      }),
      borders: values({
        none: 'none',
        line: '1px solid {colors.line}',
        edge: '1px solid {colors.edge}',
        primary: '1px solid {colors.primary}',
        focus: '2px solid {colors.ring}',
      }),
      durations: values({ tap: '120ms', panel: '200ms' }),
      easings: values({ out: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
      zIndex: values({ base: 0, raised: 1, sticky: 10, header: 20, nav: 20, dialog: 40, toast: 60 }),
    },
    semanticTokens: {
      colors: {
        ...values({
          paper: '#FFFBF7',
          surface: '#FFFFFF',
          tint: '#FFF7ED',
          ink: '#1F1A17',
          muted: '#595959',
          line: '#EADFD6',
          edge: '#8A8A8A',
          ring: '#111827',
          scrim: 'rgb(31 26 23 / 0.5)',
          onPrimary: '#FFFFFF',
          onBrand: '#1F1300',
          transparent: 'transparent',
          current: 'currentcolor',
        }),
        primary: values({ DEFAULT: '#C2410C', pressed: '#9A3412' }),
        brand: values({ DEFAULT: '#F97316', strong: '#EA580C', tint: '#FFEDD5' }),
        info: values({ DEFAULT: '#1E40AF', tint: '#E8EEFD' }),
        good: values({ DEFAULT: '#15803D', tint: '#EAF7EE' }),
        bad: values({ DEFAULT: '#B91C1C', pressed: '#991B1B', tint: '#FDECEC' }),
        calm: values({ DEFAULT: '#0F766E', tint: '#E6F4F2' }),
      },
    },
    textStyles: {
      hero: { value: { fontSize: { base: '36', desktop: '48' }, fontWeight: 'semibold', lineHeight: 'heading' } },
      title: { value: { fontSize: { base: '22', desktop: '28' }, fontWeight: 'semibold', lineHeight: 'heading' } },
      heading: { value: { fontSize: { base: '18', desktop: '22' }, fontWeight: 'semibold', lineHeight: 'heading' } },
      subheading: { value: { fontSize: '16', fontWeight: 'semibold', lineHeight: 'caption' } },
      body: { value: { fontSize: '16', lineHeight: 'body' } },
      caption: { value: { fontSize: '14', lineHeight: 'caption' } },
      small: { value: { fontSize: '12', lineHeight: 'caption' } },
    },
    recipes: { button, chip, badge, card, avatar, skeleton, clamp },
    slotRecipes: { field, choice, pin, tabs, modal, toast, options },
  },
})

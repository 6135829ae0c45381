import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev'

/** What holds on every page before any class does. */
export const globalCss = defineGlobalStyles({
  html: {
    '--font-fallback': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    '--heading-leading': '1.2',
    // How far down the toasts over a dialog begin: below what is said of the network.
    '--toasts-from': '12px',
    '&[data-connection]': { '--toasts-from': '128px' },
    fontFamily: 'body',
    colorScheme: 'light',
    scrollPaddingBlock: '72px 152px',
    '&:is(:lang(hi), :lang(gu), :lang(bn))': { '--heading-leading': '1.5' },
  },
  body: { margin: 0, background: 'paper', color: 'ink', fontSize: '16', lineHeight: 'body', textSizeAdjust: '100%' },
  // What people wrote runs as its first letter does, wherever it stands: an Urdu message, a name, a note.
  'body *': { unicodeBidi: 'plaintext' },
  'h1, h2, h3, h4, h5, h6': {
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textWrap: 'balance',
    // A name may be one word, longer than a phone is wide.
    overflowWrap: 'anywhere',
  },
  a: { color: 'primary', textUnderlineOffset: '0.2em' },
  'p > a': { textDecoration: 'underline' },
  ':focus-visible': { outline: 'focus', outlineOffset: '2px', boxShadow: '0 0 0 2px {colors.surface}' },
  // A heading that was given the focus is nothing to press.
  'h1[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '.lucide': { strokeWidth: '1.75' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: a size that takes even a moment moves what is scrolled, again and again in a long list.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  pulse: { '50%': { opacity: 0.5 } },
  fadeIn: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  rowTint: { from: { background: '{colors.brand.tint}' } },
  popIn: { from: { opacity: 0, transform: 'translateY(8px)' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  drawerIn: { from: { transform: 'translateX(100%)' } },
  drawerOut: { to: { transform: 'translateX(100%)' } },
})

import { defineRecipe } from '@pandacss/dev'
import { dense, tappable, tapMotion } from './touch'

const off = {
  '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
    background: 'line',
    borderColor: 'line',
    color: 'muted',
    cursor: 'not-allowed',
  },
}

/** Under a pointer and while it is pressed. */
const under = <Style extends object>(style: Style) => ({ _hover: style, _active: style })

export const button = defineRecipe({
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
        ...under({ background: 'primary.pressed' }),
        ...off,
      },
      secondary: {
        background: 'surface',
        borderColor: 'edge',
        color: 'ink',
        // Orange is what is chosen.
        ...under({ background: 'paper', borderColor: 'ink' }),
        ...off,
      },
      quiet: {
        background: 'transparent',
        color: 'primary',
        ...under({ background: 'tint', color: 'primary.pressed' }),
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          background: 'transparent',
          color: 'edge',
          cursor: 'not-allowed',
        },
      },
      /** Beside the main action: solid red is for the question that follows. */
      quietDanger: {
        background: 'transparent',
        color: 'bad',
        ...under({ background: 'bad.tint' }),
        ...off,
      },
      danger: { background: 'bad', color: 'onPrimary', ...under({ background: 'bad.pressed' }), ...off },
    },
    size: {
      sm: { ...tappable, paddingInline: '12', paddingBlock: '4', fontSize: '14' },
      md: { minHeight: '44', paddingInline: '16', paddingBlock: '8', fontSize: '16', ...dense },
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

import { defineSemanticTokens, defineTextStyles, defineTokens } from '@pandacss/dev'

const px = (names: number[]) => Object.fromEntries(names.map((name) => [String(name), { value: `${name / 16}rem` }]))
const values = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]))

/** The only sizes, weights, shadows and durations there are. */
export const tokens = defineTokens({
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
  // docs/look.md says what stands on which layer.
  zIndex: values({ base: 0, raised: 1, sticky: 10, header: 20, nav: 20, dialog: 40, popup: 50, toast: 60 }),
})

/** Colours by what they mean. */
export const semanticTokens = defineSemanticTokens({
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
    // Lines of a chart, apart for the colour-blind too; the fourth is never text.
    series: values({ 1: '#C2410C', 2: '#2563EB', 3: '#065F46', 4: '#CC5A9E', 5: '#1F1A17', 6: '#4C1D95' }),
  },
})

export const textStyles = defineTextStyles({
  hero: { value: { fontSize: { base: '36', desktop: '48' }, fontWeight: 'semibold', lineHeight: 'heading' } },
  title: { value: { fontSize: { base: '22', desktop: '28' }, fontWeight: 'semibold', lineHeight: 'heading' } },
  heading: { value: { fontSize: { base: '18', desktop: '22' }, fontWeight: 'semibold', lineHeight: 'heading' } },
  subheading: { value: { fontSize: '16', fontWeight: 'semibold', lineHeight: 'caption' } },
  body: { value: { fontSize: '16', lineHeight: 'body' } },
  caption: { value: { fontSize: '14', lineHeight: 'caption' } },
  small: { value: { fontSize: '12', lineHeight: 'caption' } },
})

/** What is small under a pointer and large enough under a finger. */
export const tappable = { minHeight: '36', _touch: { minHeight: '44' } }

/** A control in a dense room: the size of a small one, the smaller text. */
export const dense = { _dense: { minHeight: '36', paddingBlock: '4', fontSize: '14', _touch: { minHeight: '44' } } }

/** How what can be pressed changes when it is. */
export const tapMotion = {
  transitionProperty: 'background-color, border-color, color, box-shadow',
  transitionDuration: 'tap',
  transitionTimingFunction: 'out',
}

/** The face of what is chosen among others, before it is. */
export const choosable = {
  border: 'edge',
  borderRadius: '8',
  background: 'surface',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  cursor: 'pointer',
  ...tapMotion,
  // Orange is what is chosen, not what is under a pointer.
  '&:not([aria-pressed=true], [aria-checked=true], [aria-disabled=true], :disabled)': {
    _hover: { background: 'paper', borderColor: 'ink' },
  },
}

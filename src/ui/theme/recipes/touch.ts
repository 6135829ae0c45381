/** What is small under a pointer and large enough under a finger. */
export const tappable = { minHeight: '36', _touch: { minHeight: '44' } }

/** How what can be pressed changes when it is. */
export const tapMotion = {
  transitionProperty: 'background-color, border-color, color, box-shadow',
  transitionDuration: 'tap',
  transitionTimingFunction: 'out',
}

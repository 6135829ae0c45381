/** How a month is written beside its day: the short ones of Hindi, as `नव॰`, are nobody's words. */
export const monthStyleOf = (locale: string): 'short' | 'long' => (locale.startsWith('hi') ? 'long' : 'short')

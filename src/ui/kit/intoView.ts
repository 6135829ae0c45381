/** For what is said of a whole form once it is refused: it comes where whoever sent the form has scrolled to. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

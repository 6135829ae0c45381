/** Contact facts of the brand: placeholders that are clearly nobody's. An empty value is not shown. */
export const brand: { readonly name: string; readonly helpline: string } = {
  name: 'Spine Care',
  helpline: '1800 000 4600',
}

/** `tel:` address of a number as people write it. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

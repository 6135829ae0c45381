interface Brand {
  readonly name: string
  readonly helpline: string
  readonly email: string
  readonly stores: Readonly<Record<'googlePlay' | 'appStore', string>>
  readonly social: Readonly<Record<string, string>>
}

/**
 * Contact facts of the brand, the one place that has them: placeholders that are clearly nobody's (example.com is
 * reserved for examples). An empty value is not shown.
 */
export const brand: Brand = {
  name: 'Spine Care',
  helpline: '1800 000 4600',
  email: 'care@example.com',
  stores: { googlePlay: 'https://example.com/spine-care/android', appStore: 'https://example.com/spine-care/ios' },
  social: {
    Facebook: 'https://example.com/facebook',
    Instagram: 'https://example.com/instagram',
    LinkedIn: 'https://example.com/linkedin',
    YouTube: 'https://example.com/youtube',
  },
}

/** `tel:` address of a number as people write it. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

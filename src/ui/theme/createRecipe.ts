type Variants = Readonly<Record<string, string | boolean | null | undefined>>

/** Further class names for certain variants together; the build has made them of their styles. */
type Compound = Readonly<Record<string, string | readonly string[]>> & { readonly css: string }

/** Class names of a recipe: what the generated one of the same name does, without its style compiler. */
export const createRecipe = (name: string, defaults: Variants, compounds: readonly Compound[]) => {
  const getVariantProps = (variants: Variants = {}) => ({
    ...defaults,
    ...Object.fromEntries(Object.entries(variants).filter(([, value]) => value !== undefined)),
  })
  const recipeFn = (variants?: Variants): string => {
    const chosen: Variants = getVariantProps(variants)
    const names = Object.entries(chosen).flatMap(([variant, value]) =>
      value === null ? [] : [`${name}--${variant}_${String(value).replaceAll(/\s/g, '_')}`],
    )
    const more = compounds.flatMap(({ css, ...wanted }) =>
      Object.entries(wanted).every(([variant, value]) => [value].flat().includes(String(chosen[variant]))) ? [css] : [],
    )
    return [name, ...names, ...more].join(' ')
  }
  return { recipeFn, getVariantProps }
}

/** Generated recipes name it; here none is ever made of two. */
export const mergeRecipes = (): never => {
  throw new Error('Recipes are not merged')
}

import type { LineSettings } from './line'
import { isRelease, readAmount, readCounted, readForm, readTime } from './lineTokens.rules'
import { readRoute, sidesOf } from './routes.rules'
import { type Dose, readDose } from './typedDose.rules'

/** A number without a unit. */
export const bareToken = /^(?:\d+(?:\.\d+)?|\.\d+)$/

/** `5ml-0-5ml` is `5-0-5` of millilitres, `bd` a dose in a word; digits alone may be something else. */
export const dashed = (token: string): { readonly dose: Dose; readonly unit: string | null } | null => {
  const { text, unit } = readCounted(token)
  const dose = bareToken.test(text) ? null : readDose(text)
  return dose === null ? null : { dose, unit }
}

/** What is known of a line before its letters are read: LA is local on a cream, OD may be an eye on its drops. */
export interface Around {
  readonly name: string
  /** The form that is written, or those of the products. */
  readonly forms: readonly string[]
  readonly isDripped: boolean
  /** Whether a way of giving, or a dose beside `OD`, is written anywhere. */
  readonly hasRoute: boolean
  readonly hasOtherDose: boolean
}

export const aroundOf = (name: string, tokens: readonly string[], { products }: LineSettings): Around => {
  const written = tokens.map(readForm).find((form) => form !== null && !isRelease(form))
  const forms = written == null ? [...new Set(products.map(({ form }) => form))] : [written]
  const isDripped =
    tokens.some((token) => readAmount(token)?.unit === 'drop') ||
    (forms.length > 0 && forms.every((form) => form === 'drops'))
  return {
    name,
    forms,
    isDripped,
    hasRoute: tokens.some(
      (token) => readRoute(token) !== null || (token !== 'od' && sidesOf(token, { name, isDripped }).length > 0),
    ),
    hasOtherDose: tokens.some((token) => token !== 'od' && (readTime(token) !== null || dashed(token) !== null)),
  }
}

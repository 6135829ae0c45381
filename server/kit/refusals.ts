import { kindOfCode } from '../../src/core/kit/endpoint'
import { commonErrors, type Failure } from '../../src/core/kit/outcome'
import { type Call, Refusal } from './handlers'
import type { Row } from './room'
import { sayFrom, textIn, type TextValues, type WireLanguage } from './texts'

type Refusing = Pick<Row, 'name' | 'endpoint' | 'texts'>

/** How the handler of a row refuses: the kind comes from the row's declaration, the message from the texts. */
export const refusals = (
  { name, endpoint, texts }: Refusing,
  language: WireLanguage,
): Pick<Call<string>, 'refuse' | 'refusal'> => {
  const failure = <C extends string>(code: C, values?: TextValues, retryAfter?: number, field?: string): Failure<C> => {
    const kind = kindOfCode(endpoint, code)
    if (kind === undefined || textIn(texts, code) === null) throw new Error(`${name} has no refusal ${code}`)
    const message = sayFrom(texts)(language, code, values)
    return {
      kind,
      message,
      code,
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(field === undefined ? {} : { fields: [{ field, reason: code, message }] }),
    }
  }
  return {
    refuse: (code, values, retryAfter) => ({ ok: false, failure: failure(code, values, retryAfter) }),
    refusal: (code, values, retryAfter, field) => new Refusal(failure(code, values, retryAfter, field)),
  }
}

/** Throws when a code has no message: such a server must not start. */
export const checkRefusals = (rows: readonly Refusing[]): void => {
  const silent = rows.flatMap(({ name, endpoint, texts }) =>
    [...Object.keys(commonErrors), ...Object.keys(endpoint.errors ?? {})]
      .filter((code) => textIn(texts, code) === null)
      .map((code) => `${name} ${code}`),
  )
  if (silent.length > 0) throw new Error(`No message for ${silent.join(', ')}`)
}

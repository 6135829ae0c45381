import { type AnyEndpoint, kindOfCode } from '../../src/core/kit/endpoint'
import { commonErrors, type Failure } from '../../src/core/kit/outcome'
import { type Call, Refusal, type TextValues } from './handlers'
import { isText, say, type TextId, type WireLanguage } from './texts'

interface Named {
  readonly name: string
  readonly endpoint: AnyEndpoint
}

/** The message of a code: the room's own text, else the one all rooms share. */
const textOf = (row: string, code: string): TextId | null => {
  const [room = ''] = row.split('.')
  return [`${room}.${code}`, `common.${code}`].find(isText) ?? null
}

/** How the handler of a row refuses: the kind comes from the row's declaration, the message from the texts. */
export const refusals = (
  { name, endpoint }: Named,
  language: WireLanguage,
): Pick<Call<string>, 'refuse' | 'refusal'> => {
  const failure = <C extends string>(code: C, values?: TextValues, retryAfter?: number): Failure<C> => {
    const kind = kindOfCode(endpoint, code)
    const text = textOf(name, code)
    if (kind === undefined || text === null) throw new Error(`${name} has no refusal ${code}`)
    return { kind, message: say(language, text, values), code, ...(retryAfter === undefined ? {} : { retryAfter }) }
  }
  return {
    refuse: (code, values, retryAfter) => ({ ok: false, failure: failure(code, values, retryAfter) }),
    refusal: (code, values, retryAfter) => new Refusal(failure(code, values, retryAfter)),
  }
}

/** Throws when a code has no message: such a server must not start. */
export const checkRefusals = (rows: readonly Named[]): void => {
  const silent = rows.flatMap(({ name, endpoint }) =>
    [...Object.keys(commonErrors), ...Object.keys(endpoint.errors ?? {})]
      .filter((code) => textOf(name, code) === null)
      .map((code) => `${name} ${code}`),
  )
  if (silent.length > 0) throw new Error(`No message for ${silent.join(', ')}`)
}

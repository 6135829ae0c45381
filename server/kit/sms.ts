import type { Logger } from './logging'
import { type Message, type Sms, SmsNotSent } from './outbox'
import { timeLimit } from './timeLimit'

/** How text messages are handed to the operator's provider; `{to}`, `{text}` and `{code}` are filled in. */
export interface SmsSettings {
  readonly url: string
  readonly method: 'POST' | 'PUT' | 'GET'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** What a successful answer's body matches, beside its status 2xx. */
  readonly success?: string | undefined
}

/** Milliseconds after which a provider counts as not answering. */
const REQUEST_TIMEOUT = timeLimit(10_000)

/** How a value is written inside an address, a form or a JSON text. */
const encoders = {
  form: encodeURIComponent,
  json: (value: string) => JSON.stringify(value).slice(1, -1),
} as const

/** `{to}` with its +, `{digits}` without, `{text}`, and `{code}` (empty for a message without one). */
const filled = (template: string, { to, text, code = '' }: Message, encode: (value: string) => string): string => {
  const values: Readonly<Record<string, string>> = { to, digits: to.replace(/^\+/, ''), text, code }
  return template.replaceAll(/\{(to|digits|text|code)\}/g, (_, name: string) => encode(values[name]!))
}

const isJson = (body: string): boolean => /^\s*[[{]/.test(body)

/** Hands messages to a provider over HTTP as the operator's template says. Rejects with `SmsNotSent`. */
export const httpSms = ({ url, method, headers, body, success }: SmsSettings, log: Logger): Sms => {
  const type = isJson(body) ? 'application/json' : 'application/x-www-form-urlencoded'
  const expected = success === undefined ? null : new RegExp(success)
  const refuse = (reason: object): never => {
    // Neither the number nor the text: only how the provider failed.
    log.error(reason, 'text message not sent')
    throw new SmsNotSent()
  }
  return {
    send: async (_, message) => {
      const answer = await fetch(filled(url, message, encoders.form), {
        method,
        headers: { 'Content-Type': type, ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
        ...(method === 'GET' ? {} : { body: filled(body, message, isJson(body) ? encoders.json : encoders.form) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: unknown) => refuse({ failure: error instanceof Error ? error.name : 'unknown' }))
      if (answer.status < 200 || answer.status > 299) return refuse({ status: answer.status })
      if (expected !== null && !expected.test(answer.text)) return refuse({ status: answer.status, unexpected: true })
    },
  }
}

import { existsSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import { MOST_TIMES_LONGER } from '../kit/timeLimit'
import { bitsOf, LEAST_BITS } from './entropy'

/** One environment variable: how its text is read, and what it must be when it cannot be read. */
interface Variable<A> {
  readonly schema: Schema.Codec<A, string>
  readonly must: string
}

const variable = <A>(schema: Schema.Codec<A, string>, must: string): Variable<A> => ({ schema, must })

const text = variable(Schema.String, 'be a text')
const flag = variable(Schema.Literals(['0', '1']), 'be 1 or 0')

/** An address of the web without credentials. */
const isAddress = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
const address = variable(Schema.String.check(Schema.makeFilter(isAddress)), 'be an address with http:// or https://')
const origin = variable(
  Schema.String.check(Schema.makeFilter((value) => isAddress(value) && URL.parse(value)?.origin === value)),
  'be an origin like https://care.example, without a path',
)
const port = variable(
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 65_535 })),
  'be a port, 0 to 65535',
)
const factor = variable(
  Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: MOST_TIMES_LONGER })),
  `be a number from 1 to ${MOST_TIMES_LONGER}`,
)
const file = variable(Schema.String.check(Schema.makeFilter((path) => existsSync(path))), 'name a file that exists')

/** `openssl rand -base64 32` has 44. */
const SHORTEST_SECRET = 32
const secret = variable(
  Schema.String.check(
    Schema.isMinLength(SHORTEST_SECRET),
    Schema.makeFilter((value) => bitsOf(value) >= LEAST_BITS),
  ),
  `be a random text of at least ${SHORTEST_SECRET} characters, as openssl rand -base64 32 makes one`,
)
const hexadecimal = variable(Schema.String.check(Schema.isPattern(/^[\da-f]{32}$/i)), 'be 32 hexadecimal digits')
const regularExpression = variable(
  Schema.String.check(
    Schema.makeFilter((source) => {
      try {
        return new RegExp(source) instanceof RegExp
      } catch {
        return false
      }
    }),
  ),
  'be a regular expression',
)
const headers = variable(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.String)),
  'be a JSON object of texts, such as {"Authorization": "Bearer …"}',
)

/** Every environment variable the server reads; an empty one counts as not set. */
export const variables = {
  // Any other word would start a trial where production was meant.
  NODE_ENV: variable(
    Schema.Literals(['production', 'development', 'test']),
    'be production, development or test; without it the server is a trial',
  ),
  PORT: port,
  HOST: text,
  ORIGIN: origin,
  BEHIND_PROXY: flag,
  LOG_LEVEL: variable(
    Schema.Literals(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'be trace, debug, info, warn, error, fatal or silent',
  ),
  DATABASE_URL: variable(Schema.String.check(Schema.isPattern(/^postgres(ql)?:\/\//)), 'begin with postgres://'),
  DATABASE: variable(Schema.Literals(['embedded']), 'be embedded'),
  DATA_DIR: text,
  TIME_LIMITS: factor,
  FILES_S3_BUCKET: text,
  FILES_S3_REGION: text,
  FILES_S3_ENDPOINT: address,
  SECRET: secret,
  METRICS_TOKEN: secret,
  SMS_URL: address,
  SMS_METHOD: variable(Schema.Literals(['POST', 'PUT', 'GET']), 'be POST, PUT or GET'),
  SMS_HEADERS: headers,
  SMS_BODY: text,
  SMS_SUCCESS: regularExpression,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_URL: origin,
  GOOGLE_MAPS_KEY: text,
  GOOGLE_MAPS_URL: address,
  TURN_URLS: variable(
    Schema.String.check(Schema.isPattern(/^turns?:\S+(,turns?:\S+)*$/)),
    'be addresses like turn:relay.example:3478, with commas between them',
  ),
  TURN_SECRET: secret,
  TURN_ONLY: flag,
  AGORA_APP_ID: hexadecimal,
  AGORA_APP_CERTIFICATE: hexadecimal,
  AGORA_CUSTOMER_ID: text,
  AGORA_CUSTOMER_SECRET: text,
  AGORA_URL: origin,
  FIREBASE_CONFIG: text,
  FIREBASE_URL: origin,
  GOOGLE_APPLICATION_CREDENTIALS: file,
} as const

export type VariableName = keyof typeof variables
export type Environment = Readonly<Record<string, string | undefined>>
export type Settings = { readonly [N in VariableName]?: (typeof variables)[N]['schema']['Type'] }

/** The variables that are set, read; and a sentence for each that cannot be read. Its value is never quoted. */
export const readVariables = (environment: Environment): { settings: Settings; faults: readonly string[] } => {
  const faults: string[] = []
  // Each value is only ever used under its own name.
  const settings: Record<string, unknown> = {}
  for (const [name, { schema, must }] of Object.entries(variables)) {
    const value = environment[name]
    if (value === undefined || value.trim() === '') continue
    const read = Schema.decodeUnknownOption(schema)(value)
    if (read._tag === 'Some') settings[name] = read.value
    else faults.push(`${name} must ${must}.`)
  }
  return { settings, faults }
}

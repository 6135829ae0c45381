import type { Settings, VariableName } from './variables'

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** The keys of a payment gateway are useless without each other. */
export const faultsOfRazorpay = (settings: Settings): readonly string[] => {
  if (settings.RAZORPAY_KEY_ID !== undefined && settings.ORIGIN === undefined && settings.NODE_ENV !== 'production')
    return ['ORIGIN must be set together with the keys of Razorpay: people come back to it.']
  const missing = RAZORPAY.filter((name) => settings[name] === undefined)
  return missing.length === 0 || missing.length === RAZORPAY.length
    ? []
    : [`${missing.join(' and ')} must be set together with the other keys of Razorpay.`]
}

/** What is set for a service that is not. */
const parts: readonly { readonly of: VariableName; readonly names: readonly VariableName[] }[] = [
  { of: 'SMS_URL', names: ['SMS_BODY', 'SMS_METHOD', 'SMS_HEADERS', 'SMS_SUCCESS'] },
  { of: 'RAZORPAY_KEY_ID', names: ['RAZORPAY_URL'] },
  { of: 'FILES_S3_BUCKET', names: ['FILES_S3_REGION', 'FILES_S3_ENDPOINT'] },
  { of: 'GOOGLE_MAPS_KEY', names: ['GOOGLE_MAPS_URL'] },
  { of: 'FIREBASE_CONFIG', names: ['FIREBASE_URL'] },
  { of: 'TURN_URLS', names: ['TURN_SECRET', 'TURN_ONLY'] },
  { of: 'TURN_SECRET', names: ['TURN_URLS'] },
  { of: 'AGORA_APP_ID', names: ['AGORA_APP_CERTIFICATE'] },
  { of: 'AGORA_APP_CERTIFICATE', names: ['AGORA_APP_ID'] },
  { of: 'AGORA_APP_ID', names: ['AGORA_CUSTOMER_ID', 'AGORA_CUSTOMER_SECRET'] },
  { of: 'AGORA_CUSTOMER_ID', names: ['AGORA_CUSTOMER_SECRET', 'AGORA_URL'] },
  { of: 'AGORA_CUSTOMER_SECRET', names: ['AGORA_CUSTOMER_ID'] },
]

/** Variables that go nowhere alone, and two that contradict each other; `wrong` are those that have a sentence already. */
export const faultsOfParts = (settings: Settings, wrong: ReadonlySet<string>): readonly string[] => [
  ...parts.flatMap(({ of, names }) => {
    const set = names.filter((name) => settings[name] !== undefined)
    return set.length === 0 || settings[of] !== undefined || wrong.has(of)
      ? []
      : [`${of} must be set together with ${set.join(' and ')}; else take ${set.length > 1 ? 'them' : 'it'} away.`]
  }),
  ...(settings.DATABASE_URL !== undefined && settings.DATABASE !== undefined
    ? ['DATABASE=embedded and DATABASE_URL contradict each other: take one of them away.']
    : []),
]

/** What must not travel in the clear: people's sessions, one-time codes, money and places. */
const secured = ['ORIGIN', 'SMS_URL', 'RAZORPAY_URL', 'GOOGLE_MAPS_URL', 'FILES_S3_ENDPOINT', 'AGORA_URL'] as const
/** Hosts of this machine and of a private network: a name without a dot, and the ranges nobody routes. */
const NEAR = /^([^.:]+|(127|10)\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/

/** Addresses without https that production is given. A service nearby may do without, the public address may not. */
export const faultsOfAddresses = (settings: Settings): readonly string[] =>
  secured.flatMap((name) => {
    const url = URL.parse(settings[name] ?? '')
    if (url === null || url.protocol === 'https:' || (name !== 'ORIGIN' && NEAR.test(url.hostname))) return []
    return [`${name} must begin with https:// in production: ${name === 'ORIGIN' ? WHY_ORIGIN : WHY_SERVICE}.`]
  })
const WHY_ORIGIN = 'people log in and pay there; let a proxy with a certificate stand in front and name its address'
const WHY_SERVICE = 'what is sent there must not be read on its way'

/** A template of text messages that goes nowhere, names nobody, says nothing, or is JSON only by its first character. */
export const faultsOfSms = ({ SMS_URL, SMS_BODY = '' }: Settings): readonly string[] => {
  if (SMS_URL === undefined) return []
  const template = SMS_URL + SMS_BODY
  if (!/\{(to|digits)\}/.test(template) || !/\{(text|code)\}/.test(template))
    return ['SMS_BODY must hold {to} or {digits}, and {text} or {code}.']
  return /^\s*[[{]/.test(SMS_BODY) && !isJson(SMS_BODY) ? ['SMS_BODY must be JSON when it begins like it.'] : []
}

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** What production lacks, a sentence each; a variable that was set wrongly has its own sentence already. */
export const missingIn = (settings: Settings, wrong: ReadonlySet<string>): readonly string[] => {
  const lacks = (...names: readonly VariableName[]) =>
    names.every((name) => settings[name] === undefined && !wrong.has(name))
  return [
    lacks('DATABASE_URL', 'DATABASE') &&
      'A database is missing: set DATABASE_URL, or DATABASE=embedded if the embedded one is really wanted.',
    lacks('ORIGIN') && 'ORIGIN is missing: the public address people use, such as https://care.example.',
    lacks('SECRET') && 'SECRET is missing: a random text of at least 32 characters (openssl rand -base64 32).',
    lacks('SMS_URL', 'SMS_BODY') && 'A sender of text messages is missing: set SMS_URL and SMS_BODY.',
    settings.FIREBASE_URL !== undefined && 'FIREBASE_URL is of a stand-in, for trying alone: take it away.',
    lacks(...RAZORPAY) && `A payment gateway is missing: set ${RAZORPAY.join(', ')}.`,
  ].filter((fault) => fault !== false)
}

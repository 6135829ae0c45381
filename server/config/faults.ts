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

/** A template of text messages that goes nowhere, names nobody, says nothing, or is JSON only by its first character. */
export const faultsOfSms = ({ SMS_URL, SMS_BODY = '' }: Settings): readonly string[] => {
  if (SMS_URL === undefined) return SMS_BODY === '' ? [] : ['SMS_URL must be set together with SMS_BODY.']
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
    lacks(...RAZORPAY) && `A payment gateway is missing: set ${RAZORPAY.join(', ')}.`,
  ].filter((fault) => fault !== false)
}

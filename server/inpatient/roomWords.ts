import { roomNamed } from '../../src/core/inpatient/roomName.rules'
import type { Language } from '../../src/core/language/languages'
import { sayFrom } from '../kit/texts'
import texts from './inpatient.texts.json'

const say = sayFrom(texts)

/** `Ward A` in a language; a name that a hospital gave stays as it is, and in English all of them do. */
export const roomIn = (language: Language, name: string): string => {
  const named = language === 'eng' ? null : roomNamed(name)
  if (named === null) return name
  const word = say(language, `room.${named.kind}`)
  return named.mark === null ? word : `${word} ${named.mark}`
}

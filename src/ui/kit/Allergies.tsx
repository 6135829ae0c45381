import { useText } from '../intl/useText'
import { InlineNotice } from './InlineNotice'

/** Says what somebody is allergic to; null where nobody has asked. */
export const useAllergyWords = (): ((names: readonly string[] | null) => string) => {
  const say = useText()
  return (names) => {
    if (names === null) return say('kit.allergies.unknown')
    return names.length === 0 ? say('kit.allergies.none') : say('kit.allergies', { names: names.join(', ') })
  }
}

/** What somebody is allergic to, before they are treated or handed medicines. */
export const Allergies = ({ names }: { readonly names: readonly string[] | null }) => {
  const words = useAllergyWords()
  return <InlineNotice tone={names?.length ? 'bad' : 'info'}>{words(names)}</InlineNotice>
}

import { expertiseNamed } from '../../core/doctors/expertise'
import { useText } from './useText'

/** What a doctor treats, or a tag of theirs, in the person's own language; one that has no text stands as it came. */
export const useExpertiseName = () => {
  const say = useText()
  return (name: string): string => {
    const known = expertiseNamed(name)
    return known ? say(`expertise.${known}`) : name
  }
}

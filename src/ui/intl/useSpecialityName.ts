import { specialityNamed } from '../../core/doctors/specialities'
import { useText } from './useText'

/** A speciality in the person's own language; one that has no text yet stands as it came. */
export const useSpecialityName = () => {
  const say = useText()
  return (name: string): string => {
    const known = specialityNamed(name)
    return known ? say(`app.speciality.${known}`) : name
  }
}

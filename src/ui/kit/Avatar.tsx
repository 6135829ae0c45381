import { avatar } from 'styled-system/recipes'
import { firstLetter } from '../../core/kit/text'
import { VisuallyHidden } from './VisuallyHidden'

export interface AvatarProps {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The name stands beside it already: then the picture is silent. */
  decorative?: boolean
}

const pixels = { sm: 32, md: 44, lg: 64, xl: 96 }
const title = /^(dr|mr|mrs|ms|shri|smt|prof)\.?\s+/i

const initials = (name: string) => {
  const words = name.trim().replace(title, '').split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstLetter(word)).join('')
}

export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const look = avatar({ size })
  if (src) {
    const side = pixels[size]
    return <img src={src} alt={decorative ? '' : name} width={side} height={side} className={look} loading="lazy" />
  }
  return decorative ? (
    <span className={look} aria-hidden>
      {initials(name)}
    </span>
  ) : (
    <span className={look}>
      <span aria-hidden>{initials(name)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}

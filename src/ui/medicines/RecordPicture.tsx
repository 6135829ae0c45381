import { FileText, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Orderable } from '../../core/medicines/supply'

const picture = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '44',
  height: '56',
  border: 'line',
  borderRadius: '8',
  background: 'paper',
  color: 'primary',
  overflow: 'hidden',
})
const image = css({ width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top' })
const mark = css({
  position: 'absolute',
  insetBlockEnd: '0',
  insetInlineEnd: '0',
  display: 'inline-grid',
  padding: '[2px]',
  borderStartStartRadius: '8',
  background: 'surface',
})

const icons = { prescription: FileText, report: FlaskConical } as const

interface RecordPictureProps {
  readonly src: string | null
  readonly type: Orderable['type']
}

/** How a record looks and of what kind it is, small; its kind alone where it has no picture, or that does not load. */
export const RecordPicture = ({ src, type }: RecordPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const Icon = icons[type]
  if (src === null || src === broken)
    return (
      <span className={picture}>
        <Icon size={24} aria-hidden />
      </span>
    )
  return (
    <span className={picture} onErrorCapture={() => setBroken(src)}>
      <img className={image} src={src} alt="" loading="lazy" />
      <span className={mark}>
        <Icon size={12} aria-hidden />
      </span>
    </span>
  )
}

import { useState } from 'react'
import { css } from 'styled-system/css'

const icon = css({ flexShrink: '0', borderRadius: '12' })

/** What stands there when an icon has no address or its address answers nothing. */
const FALLBACK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' fill='none' stroke-linecap='round' stroke-linejoin='round'%3E%3Crect width='48' height='48' rx='12' fill='%23ffedd5'/%3E%3Cpath d='m15 25 6 6 13-15' stroke='%23c2410c' stroke-width='3'/%3E%3C/svg%3E"

export const BulletIcon = ({ src }: { readonly src: string | null }) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      src={src === null || isBroken ? FALLBACK : src}
      alt=""
      width={48}
      height={48}
      className={icon}
      onError={() => setBroken(true)}
    />
  )
}

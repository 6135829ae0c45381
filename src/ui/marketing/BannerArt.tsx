import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Brain, Spine } from '../kit/art'

const drawing = css({ fill: '[none]', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '[3]' })

const Drawing = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <svg viewBox="0 0 280 208" width="280" height="208" aria-hidden className={cx(drawing, className)}>
    <path fill="#FFFFFF" fillOpacity="0.7" d="M30 208C10 120 60 40 160 36s120 90 110 172Z" />
    {children}
  </svg>
)

const Medicines = ({ className }: { readonly className: string }) => (
  <Drawing className={className}>
    <path stroke="#1F1A17" fill="#FFFFFF" d="M104 84h84l10 20v92a12 12 0 0 1-12 12h-80a12 12 0 0 1-12-12v-92Z" />
    <rect x="98" y="60" width="96" height="26" rx="8" fill="#FED7AA" stroke="#1F1A17" />
    <path stroke="#EA580C" strokeWidth="9" d="M146 126v44M124 148h44" />
    <path
      stroke="#0F766E"
      fill="#CCE9E5"
      d="m206 176 26-26a15 15 0 0 1 21 21l-26 26a15 15 0 0 1-21-21ZM219 163l21 21"
    />
    <circle cx="64" cy="178" r="18" fill="#FFFFFF" stroke="#EA580C" />
    <path stroke="#EA580C" d="M52 178h24" />
  </Drawing>
)

const Tests = ({ className }: { readonly className: string }) => (
  <Drawing className={className}>
    <rect x="58" y="70" width="164" height="112" rx="14" fill="#FFFFFF" stroke="#1F1A17" />
    <path stroke="#0F766E" d="M74 112h18l8-24 14 48 10-24h14l8-14 8 14h48" />
    <path stroke="#EA580C" d="M74 150h18l6-12 10 24 8-12h18l6-16 10 30 8-14h46" />
    <path stroke="#1F1A17" d="M140 182v26M110 206h60" />
  </Drawing>
)

const Support = ({ className }: { readonly className: string }) => (
  <Drawing className={className}>
    <path
      stroke="#0F766E"
      fill="#CCE9E5"
      d="M66 64h106a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14h-70l-24 20v-20H66a14 14 0 0 1-14-14V78a14 14 0 0 1 14-14Z"
    />
    <path stroke="#0F766E" strokeWidth="7" d="M78 88h80M78 108h52" />
    <path
      stroke="#EA580C"
      fill="#FFFFFF"
      d="M136 148h90a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-6v16l-20-16h-64a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12Z"
    />
    <path stroke="#EA580C" strokeWidth="8" d="M154 173h.1M181 173h.1M208 173h.1" />
  </Drawing>
)

/** The picture of an announcement; one that is new gets the practice's own. */
export const BannerArt = ({ name, className }: { readonly name: string; readonly className: string }) => {
  if (name === 'medicines') return <Medicines className={className} />
  if (name === 'tests') return <Tests className={className} />
  if (name === 'support') return <Support className={className} />
  return name === 'opinion' ? <Spine className={className} /> : <Brain className={className} />
}

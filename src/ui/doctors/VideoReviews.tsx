import { ExternalLink, Play } from 'lucide-react'
import { css } from 'styled-system/css'
import type { DoctorProfileView } from '../../machines/doctors/doctorProfile.view'
import { useText } from '../intl/useText'
import { Card } from '../kit/Card'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const heading = css({ margin: '0', marginBlockEnd: '12', fontSize: '18' })
const list = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: '1fr', tablet: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const link = css({
  display: 'block',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: '12',
  _hover: { color: 'primary' },
})
const picture = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '16 / 9',
  borderRadius: '12',
  overflow: 'hidden',
  background: 'calm.tint',
  color: 'calm',
  '& > svg:first-child': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: 0.5 },
})
const disc = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: '56',
  height: '56',
  borderRadius: 'full',
  background: 'surface',
  color: 'primary',
  boxShadow: 'card',
})
const words = css({
  display: 'block',
  marginBlockStart: '8',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
})
const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
})

/** A still of our own: nothing is fetched from YouTube before the person goes there. */
const Still = () => (
  <svg
    viewBox="0 0 160 90"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden
    preserveAspectRatio="xMidYMid slice"
  >
    <circle cx="48" cy="38" r="12" />
    <path d="M24 90c0-20 10-32 24-32s24 12 24 32" />
    <circle cx="112" cy="32" r="14" />
    <path d="M84 90c0-24 12-36 28-36s28 12 28 36M104 56v14a8 8 0 0 0 16 0V56" />
    <path d="M0 14h20M140 12h20M6 22h10M146 20h8" />
  </svg>
)

/** What patients say on video. */
export function VideoReviews({ videos }: { videos: DoctorProfileView['videos'] }) {
  const say = useText()
  if (videos.length === 0) return null
  return (
    <Card as="section">
      <h2 className={heading}>{say('doctors.videoReviews')}</h2>
      <ul className={list}>
        {videos.map((video) => (
          <li key={video.id}>
            <a href={video.address} target="_blank" rel="noopener" className={link}>
              <span className={picture}>
                <Still />
                <span className={disc}>
                  <Play size={24} aria-hidden />
                </span>
              </span>
              <span className={words}>{video.heading}</span>
              <span className={place}>
                {say('doctors.onYouTube')}
                <VisuallyHidden>{say('doctors.newTab')}</VisuallyHidden>
                <ExternalLink size={16} aria-hidden />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

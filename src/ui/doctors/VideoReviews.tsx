import { ExternalLink, Play } from 'lucide-react'
import { css } from 'styled-system/css'
import type { DoctorProfileView } from '../../machines/doctors/doctorProfile.view'
import { useText } from '../intl/useText'
import { Card } from '../kit/Card'
import { cardGrid } from '../kit/cardGrid'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const heading = css({ margin: '0', marginBlockEnd: '12', fontSize: '18' })
const link = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '12',
  minHeight: '44',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: '12',
  _hover: { color: 'primary' },
})
const disc = css({
  display: 'grid',
  gridRow: '1 / 3',
  placeContent: 'center',
  width: '44',
  height: '44',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary',
})
const words = css({
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

/** What patients say on video. */
export function VideoReviews({ videos }: { videos: DoctorProfileView['videos'] }) {
  const say = useText()
  if (videos.length === 0) return null
  return (
    <Card as="section">
      <h2 className={heading}>{say('doctors.videoReviews')}</h2>
      <ul className={cardGrid}>
        {videos.map((video) => (
          <li key={video.id}>
            <a href={video.address} target="_blank" rel="noopener" className={link}>
              <span className={disc}>
                <Play size={20} aria-hidden />
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

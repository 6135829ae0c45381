import { MicOff, MonitorUp } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'

const tile = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '0',
  minHeight: '0',
  overflow: 'hidden',
  borderRadius: '12',
  background: 'surface',
  '& > video': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  '& > video[data-mirrored]': { transform: 'scaleX(-1)' },
  '& > video[data-whole]': { objectFit: 'contain' },
})
/** Its sign stands over its name. */
const smallTile = css({ border: 'line', paddingBlockEnd: '32' })
const name = css({
  position: 'absolute',
  insetBlockEnd: '8',
  insetInlineStart: '8',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  maxWidth: '[calc(100% - 16px)]',
  paddingInline: '8',
  paddingBlock: '4',
  borderRadius: '8',
  background: '[rgba(20, 17, 15, 0.72)]',
  color: '[#F7F1EB]',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: '0' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const veil = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  justifyContent: 'center',
  // In the middle there are the sign of a name, and on a phone the own picture.
  alignContent: 'start',
  padding: '16',
  paddingBlockStart: '48',
  background: '[rgba(20, 17, 15, 0.85)]',
  color: '[#F7F1EB]',
  textAlign: 'center',
})
const mutedNote = css({
  position: 'absolute',
  insetBlockStart: '8',
  insetInline: '8',
  display: 'grid',
  justifyItems: 'center',
})

interface VideoTileProps {
  readonly stream: MediaStream | null
  readonly label: string
  /** A picture is sent; without one there is the name's sign. */
  readonly hasPicture: boolean
  readonly isMuted?: boolean
  readonly isShared?: boolean
  /** The own picture: as in a mirror, and without its sound. */
  readonly isOwn?: boolean
  /** It lies small over another face. */
  readonly isSmall?: boolean
  /** Where its sound goes; empty for the browser's own. */
  readonly speaker?: string
  /** What lies over the face: that the line is being mended. */
  readonly over?: ReactNode
  readonly className?: string
}

/** One face of a call, with the name at its foot. */
export const VideoTile = ({
  stream,
  label,
  hasPicture,
  isMuted = false,
  isShared = false,
  isOwn = false,
  isSmall = false,
  speaker = '',
  over,
  className,
}: VideoTileProps) => {
  const say = useText()
  const [blocked, setBlocked] = useState<HTMLVideoElement | null>(null)
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      // A speaker that was unplugged meanwhile is not missed: the sound stays where it was.
      if (video && 'setSinkId' in video && !isOwn) video.setSinkId(speaker).catch(() => undefined)
      if (!video || video.srcObject === stream) return
      video.srcObject = stream
      // A browser that plays no sound without a press says so.
      if (stream) video.play().catch((error: Error) => setBlocked(error.name === 'NotAllowedError' ? video : null))
    },
    [stream, speaker, isOwn],
  )
  const playSound = () => {
    void blocked?.play()
    setBlocked(null)
  }
  return (
    <div className={cx(tile, isSmall && smallTile, className)}>
      {!hasPicture && <Avatar name={label} size={isSmall ? 'md' : 'xl'} decorative />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live face has no captions */}
      <video
        ref={show}
        hidden={!hasPicture}
        autoPlay
        playsInline
        muted={isOwn}
        data-mirrored={(isOwn && !isShared) || undefined}
        data-whole={isShared || undefined}
        aria-label={say('call.picture', { name: label })}
      />
      {over && <div className={veil}>{over}</div>}
      <p className={name}>
        {isMuted && <MicOff size={16} role="img" aria-label={say('call.muted')} />}
        {isShared && <MonitorUp size={16} role="img" aria-label={say('call.shared')} />}
        <span>{label}</span>
      </p>
      {blocked && (
        <div className={mutedNote}>
          <Button size="sm" onClick={playSound}>
            {say('call.hear')}
          </Button>
        </div>
      )}
    </div>
  )
}

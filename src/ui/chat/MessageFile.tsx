import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { css } from 'styled-system/css'
import type { ChatFile } from '../../core/chat/chat'
import type { ChatFilesActor } from '../../machines/chat/chatFiles.machine'
import { addressIn } from '../../machines/chat/chatFiles.view'
import { useText } from '../intl/useText'
import { DocumentViewer } from '../kit/document-viewer/DocumentViewer'
import { Modal } from '../kit/Modal'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: '0', color: 'primary' },
})
const picture = css({ display: 'block', maxWidth: 'full', height: 'auto', borderRadius: '8', cursor: 'zoom-in' })
const named = css({ lineClamp: '2', wordBreak: 'break-all' })
const size = css({ color: 'muted', fontSize: '14' })
const sound = css({ width: '[17rem]', maxWidth: 'full', height: '44' })
const lost = css({ color: 'muted', fontStyle: 'italic' })

const KILOBYTE = 1024
/** Pixels of the longer side of a picture in a chat: its place is kept before it comes. */
const LONGEST = 240

/** The name of a file in two lines at most, whole where it is pointed at. */
export const FileName = ({ name }: { readonly name: string }) => (
  <span className={named} title={name}>
    {name}
  </span>
)

interface MessageFileProps {
  readonly id: string
  readonly file: ChatFile
  readonly isVoice: boolean
  readonly files: ChatFilesActor
}

/** The file of a message: a picture that opens, a document with its size, a voice that plays. */
export const MessageFile = ({ id, file, isVoice, files }: MessageFileProps) => {
  const say = useText()
  const { formatNumber } = useIntl()
  const at = useView(files, (snapshot) => addressIn(snapshot, id))
  const [isOpen, setOpen] = useState(false)
  const { name, kind, width, height } = file
  const isPicture = !isVoice && kind !== 'pdf'
  useEffect(() => files.send({ type: 'file.wanted', id }), [files, id])
  if (at === null) return <span className={lost}>{say('chat.file.lost', { name })}</span>
  const again = () => files.send({ type: 'file.lost', id })
  if (isVoice)
    return at === undefined ? (
      <Skeleton shape="block" />
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody said to one person has no captions
      <audio
        className={sound}
        controls
        preload="metadata"
        src={at.url}
        aria-label={say('chat.type.audio')}
        onError={again}
      />
    )
  const scale = Math.min(1, LONGEST / Math.max(width ?? LONGEST, height ?? LONGEST))
  const kilobytes = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
  return (
    <>
      {isPicture ? (
        <button type="button" aria-label={say('chat.file.open', { name })} onClick={() => setOpen(true)}>
          <img
            className={picture}
            src={at?.thumbnailUrl ?? at?.url}
            alt={name}
            width={Math.round((width ?? LONGEST) * scale)}
            height={Math.round((height ?? LONGEST) * scale)}
            onError={again}
          />
        </button>
      ) : (
        <button type="button" className={row} onClick={() => setOpen(true)}>
          <FileText size={24} aria-hidden />
          <span>
            <FileName name={name} />
            <span className={size}>{formatNumber(Math.max(1, file.size / KILOBYTE), kilobytes)}</span>
          </span>
        </button>
      )}
      {isOpen && (
        <Modal
          open
          size="record"
          sheet="full"
          title={name}
          subtitle=""
          closeLabel={say('app.close')}
          onClose={() => setOpen(false)}
        >
          {at === undefined ? (
            <Skeleton shape="block" />
          ) : (
            <DocumentViewer
              view={{
                title: name,
                url: at.url,
                kind: isPicture ? 'image' : 'pdf',
                pages: [],
                count: null,
                isWhole: isPicture,
              }}
            />
          )}
        </Modal>
      )}
    </>
  )
}

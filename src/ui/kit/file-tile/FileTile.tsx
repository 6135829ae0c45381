import { CircleAlert, CircleCheck, FileText, Image, RotateCw, X } from 'lucide-react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { IconButton } from '../IconButton'

export interface FileTileView {
  readonly id: string
  readonly name: string
  /** "2.4 MB". */
  readonly size: string
  readonly kind: 'image' | 'document'
  /** `paused`: on its way, and there is no network. */
  readonly state: 'waiting' | 'uploading' | 'paused' | 'done' | 'failed'
  /** Of an upload that runs: 0 to 100. */
  readonly percent: number
  /** Why it failed, in words. */
  readonly problem?: string
}

export type FileTileEvent = {
  readonly type: 'file.cancelled' | 'file.retried' | 'file.removed'
  readonly id: string
}

export interface FileTileProps {
  readonly view: FileTileView
  readonly on: (event: FileTileEvent) => void
}

const tile = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12',
  minHeight: '[72px]',
  paddingInlineStart: '16',
  paddingInlineEnd: '8',
  paddingBlock: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  _dense: { minHeight: '48', paddingBlock: '0', fontSize: '14' },
  '&[data-state=failed]': { borderColor: 'bad' },
})
const icon = css({ color: 'muted' })
const words = css({ display: 'grid', minWidth: '0', lineHeight: 'caption' })
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  color: 'muted',
  fontSize: '14',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=failed]': { color: 'bad' },
  '&[data-state=done] > svg': { color: 'good' },
  '& > svg': { flexShrink: 0 },
})
const actions = css({ display: 'flex' })
const bar = css({
  width: 'full',
  height: '4',
  marginBlockStart: '4',
  appearance: 'none',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'line',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'primary', transition: '[inline-size 200ms]' },
  '&::-moz-progress-bar': { background: 'primary' },
  // Its track is drawn by an edge, for a ground of its own is not seen there.
  _highContrast: {
    height: '8',
    border: '[1px solid CanvasText]',
    '&::-webkit-progress-value': { background: '[Highlight]', forcedColorAdjust: 'none' },
    '&::-moz-progress-bar': { background: '[Highlight]', forcedColorAdjust: 'none' },
  },
})

/** A file on its way: its name, how far it is, and how to stop it or try again. Start and end are announced. */
export const FileTile = ({ view, on }: FileTileProps) => {
  const { id, name: file, size, kind, state, percent, problem } = view
  const say = useText()
  const Kind = kind === 'image' ? Image : FileText
  const isUnderway = state === 'uploading' || state === 'paused'
  const isRunning = state === 'waiting' || isUnderway
  return (
    <div className={tile} data-state={state}>
      <Kind className={icon} size={24} aria-hidden />
      <div className={words}>
        <span className={name}>{file}</span>
        <span className={line} data-state={state}>
          {state === 'done' && <CircleCheck size={16} aria-hidden />}
          {state === 'failed' && <CircleAlert size={16} aria-hidden />}
          {state === 'failed' ? (problem ?? say('kit.file.failed')) : size}
          {state === 'waiting' && ` · ${say('kit.file.waiting')}`}
          {isUnderway && ` · ${percent} %`}
          {state === 'paused' && ` · ${say('kit.file.paused')}`}
        </span>
        {isUnderway && (
          <progress className={bar} max={100} value={percent} aria-label={say('kit.file.uploading', { name: file })} />
        )}
        <span className={css({ srOnly: true })} role="status">
          {state === 'uploading' && say('kit.file.uploading', { name: file })}
          {state === 'paused' && say('kit.file.paused')}
          {state === 'done' && say('kit.file.done', { name: file })}
        </span>
      </div>
      <div className={actions}>
        {state === 'failed' && (
          <IconButton
            label={say('kit.file.retry', { name: file })}
            icon={<RotateCw size={20} aria-hidden />}
            onClick={() => on({ type: 'file.retried', id })}
          />
        )}
        <IconButton
          data-removes
          label={say(isRunning ? 'kit.file.cancel' : 'kit.file.remove', { name: file })}
          icon={<X size={20} aria-hidden />}
          onClick={() => on({ type: isRunning ? 'file.cancelled' : 'file.removed', id })}
        />
      </div>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AnyActorRef } from 'xstate'
import type { UploadProgress } from '../../../core/files/files'
import { FileTile } from './FileTile'

interface UploadTileProps {
  readonly name: string
  /** The upload, which says how far it is. */
  readonly upload: AnyActorRef
  readonly onCancel: () => void
}

const MEGABYTE = 1024 * 1024

/** A large file on its way: how far it is, that it waits for the network, and how to stop it. A small one has none. */
export const UploadTile = ({ name, upload, onCancel }: UploadTileProps) => {
  const { formatNumber } = useIntl()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  useEffect(() => {
    const watching = upload.on('progress', (event: UploadProgress) => setProgress(event))
    return () => watching.unsubscribe()
  }, [upload])
  if (progress === null) return null
  const { sent, size, isWaiting } = progress
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return (
    <FileTile
      view={{
        id: 'upload',
        name,
        size: formatNumber(size / MEGABYTE, unit),
        kind: 'document',
        state: isWaiting ? 'paused' : 'uploading',
        percent: Math.floor((100 * sent) / size),
      }}
      on={onCancel}
    />
  )
}

import { FileText, Paperclip, X } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import type { EnquiryView } from '../../machines/support/enquiry.view'
import { useText } from '../intl/useText'
import { FileButton } from '../kit/FileButton'
import { FieldNotes } from '../kit/FieldFrame'
import { IconButton } from '../kit/IconButton'
import { useFileFault } from '../kit/useFileFault'
import { useRemovals } from '../kit/useRemovals'

const root = css({ display: 'grid', justifyItems: 'start', gap: '8' })
const list = css({ display: 'grid', gap: '4', width: 'full', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInlineStart: '12',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  '& > svg': { flexShrink: '0', color: 'primary' },
  '& > span': { flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' },
})

/** Files that go along with a form. */
export const Attachments = ({ actor, view }: { readonly actor: EnquiryActor; readonly view: EnquiryView }) => {
  const say = useText()
  const faultOf = useFileFault('support')
  const id = useId()
  const removals = useRemovals<HTMLDivElement>()
  const fault =
    view.fileFault === null
      ? undefined
      : view.fileFault === 'count'
        ? say('support.file.count')
        : faultOf(view.fileFault)
  return (
    <div data-wide className={root} {...removals}>
      {view.attachments.length > 0 && (
        <ul className={list} aria-label={say('support.file.list')}>
          {view.attachments.map(({ name, url }) => (
            <li key={url} className={item}>
              <FileText size={20} aria-hidden />
              <span>{name}</span>
              <IconButton
                data-removes
                label={say('support.file.remove', { name })}
                icon={<X size={20} aria-hidden />}
                onClick={() => actor.send({ type: 'file.removed', url })}
              />
            </li>
          ))}
        </ul>
      )}
      <FileButton
        id={id}
        tone="secondary"
        busy={view.isUploading}
        aria-describedby={fault ? `${id}-error` : `${id}-help`}
        label={say('support.file.add')}
        icon={<Paperclip size={20} aria-hidden />}
        purpose="support"
        onFile={(file) => actor.send({ type: 'file.chosen', file })}
      />
      <FieldNotes id={id} help={say('support.file.help')} error={fault} />
    </div>
  )
}

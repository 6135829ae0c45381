import { type ReactNode, useRef } from 'react'
import { css } from 'styled-system/css'
import { Button } from './Button'
import { InlineNotice } from './InlineNotice'
import { Modal } from './Modal'
import { RadioCards } from './RadioCards'
import { TextField } from './TextField'

export interface ConfirmReasonProps<Id extends string> {
  readonly open: boolean
  readonly title: string
  /** Whom or what it is about, above all that is asked. */
  readonly about?: ReactNode
  readonly yes: string
  readonly no: string
  readonly closeLabel: string
  /** What the reasons answer. */
  readonly label: string
  /** None where words alone are asked for. */
  readonly reasons: readonly { readonly id: Id; readonly name: string }[]
  readonly chosen: Id | null
  readonly onChoose: (id: Id) => void
  /** Null where no words are asked for. */
  readonly words: {
    readonly label: string
    readonly help?: string
    readonly value: string
    readonly most: number
    readonly onChange: (text: string) => void
  } | null
  /** What it is about, where that can be some of it. */
  readonly some?: ReactNode
  /** Whether enough is said. */
  readonly isReady: boolean
  /** What happened meanwhile to what is asked about. */
  readonly news?: string | null
  /** Why it was refused. */
  readonly fault: string | null
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

const stack = css({ display: 'grid', gap: '16' })

/** A question that is answered with a reason; the safe answer has the focus. */
export const ConfirmReason = <Id extends string>(props: ConfirmReasonProps<Id>) => {
  const { open, title, yes, no, closeLabel, label, reasons, chosen, onChoose, words, isReady, fault, busy } = props
  const { news = null, some = null, about = null } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={props.onNo}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      initialFocus={() => safe.current}
      footer={
        <>
          <Button ref={safe} tone="secondary" onClick={props.onNo}>
            {no}
          </Button>
          <Button tone="danger" busy={busy ?? false} disabled={!isReady} onClick={props.onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={stack}>
        {about}
        {news !== null && <InlineNotice tone="warm">{news}</InlineNotice>}
        {fault !== null && (
          <InlineNotice tone="bad" isUrgent>
            {fault}
          </InlineNotice>
        )}
        {some}
        {reasons.length > 0 && <RadioCards label={label} options={reasons} chosen={chosen} onChoose={onChoose} />}
        {words !== null && (
          <TextField
            label={words.label}
            help={words.help}
            lines={3}
            maxLength={words.most}
            value={words.value}
            onChange={words.onChange}
          />
        )}
      </div>
    </Modal>
  )
}

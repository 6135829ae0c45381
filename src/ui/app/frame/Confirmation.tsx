import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { ConfirmDialog } from '../../kit/ConfirmDialog'

export interface ConfirmationProps {
  open: boolean
  title: string
  /** A question, whose mark is added where it has none, or a sentence. */
  message: string
  /** Whom or what it is about. */
  name?: string | undefined
  yes?: string
  no?: string
  danger?: boolean
  busy?: boolean
  onYes: () => void
  onNo: () => void
}

const name = css({ display: 'block', marginBlockStart: '8', fontWeight: 'semibold', overflowWrap: 'anywhere' })

/** `question('Do you want to log out')` is `Do you want to log out?`; a sentence that has its mark keeps it. */
export const question = (message: string): string => (/[?？.।!]\s*$/.test(message) ? message : `${message.trimEnd()}?`)

/** The confirmation of the whole product: it answers to yes and no unless it is given other words. */
export const Confirmation = ({ message, name: about, yes, no, ...rest }: ConfirmationProps) => {
  const say = useText()
  return (
    <ConfirmDialog
      {...rest}
      yes={yes ?? say('app.yes')}
      no={no ?? say('app.no')}
      closeLabel={say('app.close')}
      message={
        <>
          {question(message)}
          {about !== undefined && <span className={name}>{about}</span>}
        </>
      }
    />
  )
}

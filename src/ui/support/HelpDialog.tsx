import { use } from 'react'
import { css } from 'styled-system/css'
import type { AnyActorRef } from 'xstate'
import { loadTexts } from '../intl/texts'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { EnquiryForm } from './EnquiryForm'

let arriving: Promise<void> | undefined
/** The dialog opens over any page, also one that has not fetched these texts. */
const texts = (): Promise<void> => (arriving ??= loadTexts(['support']))

const text = css({ margin: '0', marginBlockEnd: '16', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** Where doctors tell us what does not work. */
export const HelpDialog = ({ actor: part }: { readonly actor: AnyActorRef }) => {
  use(texts())
  const say = useText()
  // The app keeps its parts by name; this one is the form.
  const actor = part as EnquiryActor
  const close = () => actor.send({ type: 'close' })
  return (
    <Modal open sticky onClose={close} title={say('support.help.title')} closeLabel={say('app.close')}>
      <p className={text}>{say('support.help.text')}</p>
      <EnquiryForm
        actor={actor}
        isNarrow
        beside={
          <Button tone="secondary" size="lg" onClick={close}>
            {say('support.help.cancel')}
          </Button>
        }
      />
    </Modal>
  )
}

import { css } from 'styled-system/css'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { useText } from '../intl/useText'
import { HelpArt } from './HelpArt'
import { EnquiryForm } from './EnquiryForm'

// Phones have the call button; the form is for screens with room to write.
const panel = css({
  display: { base: 'none', tablet: 'grid' },
  alignItems: 'center',
  gap: { tablet: '24', desktop: '64' },
  gridTemplateColumns: { tablet: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
  padding: { tablet: '32', desktop: '48' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
})
const words = css({
  display: 'grid',
  gap: '12',
  '& > *': { margin: '0' },
  '& > p': { color: 'muted' },
  '& > svg': { width: '240', height: 'auto' },
})

/** For whoever does not know what to do next: a few words are enough. */
export const ConfusedForm = ({ actor }: { readonly actor: EnquiryActor }) => {
  const say = useText()
  return (
    <section className={panel} aria-labelledby="confused">
      <div className={words}>
        <HelpArt />
        <h2 id="confused" className={css({ textStyle: 'title' })}>
          {say('support.confused.title')}
        </h2>
        <p>{say('support.confused.text')}</p>
      </div>
      <EnquiryForm actor={actor} />
    </section>
  )
}

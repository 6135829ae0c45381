import { Plus, X } from 'lucide-react'
import { css } from 'styled-system/css'
import { SentenceField } from '../../core/prescription/prescription'
import { LONGEST_SENTENCE } from '../../core/prescription/prescription.limits'
import { standardSentences } from '../../core/prescription/standardSentences'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { formLook } from './form.styles'
import { keptLook } from './kept.styles'
import { KeptArt } from './KeptArt'
import { NotLoaded } from './NotLoaded'
import { useAside } from './useAside'

const form = css({ display: 'grid', gap: '24' })
const NONE: readonly never[] = []

interface SentencesDrawerProps {
  readonly actor: PrescriptionActor
  readonly onClose: () => void
}

/** Sentences the doctor writes often: each goes below what is written already; what is written can be kept. */
export const SentencesDrawer = ({ actor, onClose }: SentencesDrawerProps) => {
  const say = useText()
  const sentences = useView(actor, (snapshot) => openedOf(snapshot)?.sentences ?? NONE)
  const isMissing = useView(actor, (snapshot) => openedOf(snapshot)?.lacks?.includes('sentences') === true)
  const written = useView(actor, formOf)
  const { isSending, fault, save } = useAside(actor, () => undefined)
  const isBare = sentences.length === 0 && SentenceField.literals.every((field) => written[field].trim() === '')
  const add = (field: SentenceField, text: string) => {
    const before = written[field].trimEnd()
    actor.send({ type: 'changed', change: { [field]: before === '' ? text : `${before}\n${text}` } })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={say('prescription.sentences')}
      closeLabel={say('app.close')}
      // For a line or two a small dialog is enough.
      {...(isBare ? { size: 'sm' as const } : { side: 'end' as const })}
      sticky
    >
      <div className={form}>
        {fault !== null && (
          <p className={keptLook.problem} role="alert">
            {say.fault(fault)}
          </p>
        )}
        {isMissing && (
          <NotLoaded
            kept="sentences"
            isLoading={isSending}
            onRetry={() => save({ kind: 'loaded', kept: 'sentences' })}
          />
        )}
        {sentences.length === 0 && !isMissing && (
          <EmptyState
            drawing={<KeptArt />}
            title={say('prescription.sentences.empty')}
            text={say('prescription.sentences.empty.text')}
          />
        )}
        {SentenceField.literals.map((field) => {
          const own = sentences.filter((sentence) => sentence.field === field)
          const text = written[field].trim()
          const canKeep = text !== '' && text.length <= LONGEST_SENTENCE && own.every((each) => each.text !== text)
          if (sentences.length === 0 && !canKeep) return null
          return (
            <section key={field} className={formLook.section} aria-labelledby={`sentences-${field}`}>
              <h3 id={`sentences-${field}`} className={formLook.title}>
                {say(`prescription.${field}`)}
              </h3>
              {own.length === 0 && sentences.length > 0 && (
                <p className={formLook.note}>{say('prescription.sentences.none')}</p>
              )}
              <ul className={keptLook.list}>
                {own.map(({ id, text: kept }) => (
                  <li key={id} className={keptLook.item}>
                    <span>{kept}</span>
                    <IconButton
                      size="sm"
                      label={say('prescription.sentence.add', { text: kept })}
                      icon={<Plus size={16} aria-hidden />}
                      onClick={() => add(field, kept)}
                    />
                    <IconButton
                      size="sm"
                      disabled={isSending}
                      label={say('prescription.sentence.remove', { text: kept })}
                      icon={<X size={16} aria-hidden />}
                      onClick={() => save({ kind: 'sentenceDropped', id })}
                    />
                  </li>
                ))}
              </ul>
              {canKeep && (
                <Button
                  tone="secondary"
                  size="sm"
                  busy={isSending}
                  onClick={() => save({ kind: 'sentence', sentence: { field, text } })}
                >
                  {say('prescription.sentence.keep')}
                </Button>
              )}
            </section>
          )
        })}
        <section className={formLook.section} aria-labelledby="sentences-standard">
          <h3 id="sentences-standard" className={formLook.title}>
            {say('prescription.sentences.standard')}
          </h3>
          <p className={formLook.note}>{say('prescription.sentences.standard.text')}</p>
          <ul className={keptLook.list}>
            {standardSentences.map(({ eng }) => (
              <li key={eng} className={keptLook.item}>
                <span>{eng}</span>
                <IconButton
                  size="sm"
                  label={say('prescription.sentence.add', { text: eng })}
                  icon={<Plus size={16} aria-hidden />}
                  onClick={() => add('dietAndExercise', eng)}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  )
}

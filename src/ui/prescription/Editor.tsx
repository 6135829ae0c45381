import { ChevronDown, Copy, Keyboard, Quote, Star, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewTools } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { ChipField } from './ChipField'
import { Categories, NextVisit, Texts } from './Closing'
import { FavouritesDrawer } from './FavouritesDrawer'
import { KeysDialog } from './KeysDialog'
import { MedicineDrawer } from './MedicineDrawer'
import { MedicineGrid } from './MedicineGrid'
import { SentencesDrawer } from './SentencesDrawer'
import { TemplatePicker } from './TemplatePicker'
import { TestDrawer } from './TestDrawer'
import { TestLines } from './TestLines'
import { VitalsFields } from './VitalsFields'
import { Warnings } from './Warnings'

const stack = css({ display: 'grid', gap: { base: '16', desktop: '8' }, alignContent: 'start', minWidth: '0' })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  '& > :first-child': { flex: '[1 1 14rem]' },
})
const wide = css({ display: { base: 'none', desktop: 'block' } })
const added = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const own = css({ marginInlineStart: '-12' })
const pair = css({
  display: 'grid',
  columnGap: '16',
  rowGap: { base: '16', desktop: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
})
const fold = css({
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44',
    paddingInline: '16',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '& > svg': { marginInlineStart: 'auto', color: 'muted' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': { display: 'grid', gap: '16', padding: '16', paddingBlockStart: '4' },
})

interface SectionProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of the form: on a phone it folds. */
const Section = ({ title, isOpen = false, children }: SectionProps) => {
  const isPhone = useMedia('phone')
  if (!isPhone) return children
  return (
    <details className={fold} open={isOpen}>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface EditorProps {
  readonly actor: PrescriptionActor
  /** Other ways to make it: from a photo, from a file. */
  readonly ways: ReactNode
}

type Drawer = 'medicine' | 'test' | 'favourites' | 'sentences' | 'keys'

/** The form in the order of a visit. */
export const Editor = ({ actor, ways }: EditorProps) => {
  const say = useText()
  const { canRepeat, canUndo } = useView(actor, viewTools)
  const isDesktop = useMedia('desktop')
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  useEffect(() => {
    document.getElementById('prescription-complaint')?.focus()
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey } = event
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (key !== '?' && !(ctrlKey && key === '/')) return
      if (isField && !ctrlKey) return
      event.preventDefault()
      setDrawer('keys')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <div className={stack} data-density="dense">
      <div className={tools}>
        <TemplatePicker actor={actor} />
        {canRepeat && (
          <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'last.repeated' })}>
            <Copy size={16} aria-hidden />
            {say('prescription.repeatLast')}
          </Button>
        )}
        <Button size="sm" tone="secondary" onClick={() => setDrawer('favourites')}>
          <Star size={16} aria-hidden />
          {say('prescription.favourites')}
        </Button>
        {ways}
        <span className={wide}>
          <IconButton
            size="sm"
            label={say('prescription.keys')}
            icon={<Keyboard size={20} aria-hidden />}
            aria-keyshortcuts="?"
            onClick={() => setDrawer('keys')}
          />
        </span>
      </div>
      {canUndo && (
        <p className={added}>
          <span role="status">{say('prescription.template.added')}</span>
          {' · '}
          <Button size="sm" tone="quiet" aria-keyshortcuts="Control+Z" onClick={() => actor.send({ type: 'undo' })}>
            <Undo2 size={16} aria-hidden />
            {say('prescription.undo')}
          </Button>
        </p>
      )}
      <Section title={say('prescription.vitals')}>
        <VitalsFields actor={actor} />
      </Section>
      <Section title={say('prescription.complaintAndDiagnosis')} isOpen>
        <div className={pair}>
          <ChipField actor={actor} field="complaint" />
          <ChipField actor={actor} field="diagnosis" />
          <ChipField actor={actor} field="tags" />
          <ChipField actor={actor} field="otherHealthProblems" />
        </div>
      </Section>
      <Section title={say('prescription.medicines')} isOpen>
        <MedicineGrid actor={actor} onDrawer={() => setDrawer('medicine')} />
        <Warnings actor={actor} />
      </Section>
      <Section title={say('prescription.tests')}>
        <TestLines actor={actor} onDrawer={() => setDrawer('test')} />
      </Section>
      <Section title={say('prescription.advice')}>
        <div className={pair}>
          <Texts actor={actor} field="dietAndExercise" />
          <Texts actor={actor} field="note" />
        </div>
        <div className={own}>
          <Button size="sm" tone="quiet" onClick={() => setDrawer('sentences')}>
            <Quote size={16} aria-hidden />
            {say('prescription.sentences')}
          </Button>
        </div>
        <NextVisit actor={actor} />
      </Section>
      {!isDesktop && (
        <Section title={say('prescription.category')} isOpen>
          <Categories actor={actor} />
        </Section>
      )}
      {drawer === 'favourites' && <FavouritesDrawer actor={actor} onClose={() => setDrawer(null)} />}
      {drawer === 'sentences' && <SentencesDrawer actor={actor} onClose={() => setDrawer(null)} />}
      {drawer === 'keys' && <KeysDialog onClose={() => setDrawer(null)} />}
      {drawer === 'medicine' && <MedicineDrawer actor={actor} onClose={() => setDrawer(null)} />}
      {drawer === 'test' && <TestDrawer actor={actor} onClose={() => setDrawer(null)} />}
    </div>
  )
}

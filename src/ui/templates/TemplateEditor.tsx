import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import type { TemplatesActor } from '../../machines/templates/templates.machine'
import type { TemplatesView } from '../../machines/templates/templates.view'
import { useSend } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RefusedFields } from '../kit/refusedFields'
import { TextField } from '../kit/TextField'
import { ChipField } from '../prescription/ChipField'
import { NextVisit, Texts } from '../prescription/Closing'
import { MedicineDrawer } from '../prescription/MedicineDrawer'
import { MedicineGrid } from '../prescription/MedicineGrid'
import { TestDrawer } from '../prescription/TestDrawer'
import { TestLines } from '../prescription/TestLines'
import { VitalsFields } from '../prescription/VitalsFields'

const stack = css({ display: 'grid', gap: '16', alignContent: 'start', minWidth: '0' })
const pair = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
})
/** Always in reach: the form is longer than a screen. */
const foot = css({
  position: 'sticky',
  zIndex: 'sticky',
  // Over the padding of the panel.
  insetBlockEnd: '-24',
  display: { base: 'grid', tablet: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8',
  justifyContent: 'end',
  marginInline: { base: '-16', tablet: '0' },
  marginBlockEnd: '-24',
  paddingInline: { base: '16', tablet: '0' },
  paddingBlock: '12',
  background: 'surface',
  borderBlockStart: 'line',
})
/** Above the buttons, in sight wherever the form is. */
const fault = css({
  display: 'flex',
  gridColumn: '1 / -1',
  flexGrow: 1,
  gap: '4',
  margin: '0',
  color: 'bad',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: 0, marginBlockStart: '[3px]' },
})

const needs = { delete: 'prescriptionTemplate.delete' } as const

interface TemplateEditorProps {
  readonly actor: TemplatesActor
  readonly view: TemplatesView
}

/** All fields of a prescription under a name, without a category: a template is of no consultation. */
export const TemplateEditor = ({ actor, view }: TemplateEditorProps) => {
  const say = useText()
  const send = useSend(actor, needs)
  const [drawer, setDrawer] = useState<'medicine' | 'test' | null>(null)
  // The fields ask of their actor the form, the lists and the searches, which this one has in the same places.
  const form = actor as unknown as PrescriptionActor
  return (
    <div className={stack} data-density="dense">
      <RefusedFields of={view.refusal?.fields}>
        <TextField
          label={say('templates.name')}
          asSent="name"
          value={view.name}
          onChange={(name) => actor.send({ type: 'name.typed', name })}
          error={
            view.nameFault === null ? undefined : say(`templates.name.${view.nameFault}`, { name: view.name.trim() })
          }
          help={view.isChecking ? say('templates.name.checking') : undefined}
        />
        <VitalsFields actor={form} />
        <div className={pair}>
          <ChipField actor={form} field="complaint" />
          <ChipField actor={form} field="diagnosis" />
          <ChipField actor={form} field="tags" />
          <ChipField actor={form} field="otherHealthProblems" />
        </div>
        <MedicineGrid actor={form} onDrawer={() => setDrawer('medicine')} />
        <TestLines actor={form} onDrawer={() => setDrawer('test')} />
        <div className={pair}>
          <Texts actor={form} field="dietAndExercise" />
          <Texts actor={form} field="note" />
        </div>
        <NextVisit actor={form} />
      </RefusedFields>
      <div className={foot}>
        {view.refusal !== null && (
          <p className={fault} role="alert">
            <CircleAlert size={16} aria-hidden />
            {say.fault(view.refusal)}
          </p>
        )}
        <Button tone="quiet" onClick={() => actor.send({ type: 'leave' })}>
          {say('templates.cancel')}
        </Button>
        {view.isNew ? (
          <Button busy={view.isSending} onClick={() => actor.send({ type: 'save' })}>
            {say('templates.save')}
          </Button>
        ) : (
          <>
            <Button tone="quietDanger" onClick={() => send({ type: 'delete' })}>
              {say('templates.delete')}
            </Button>
            <Button tone="secondary" onClick={() => actor.send({ type: 'copy' })}>
              {say('templates.copy')}
            </Button>
            <Button busy={view.isSending} onClick={() => actor.send({ type: 'save' })}>
              {say(view.isSuperseded ? 'templates.keepMine' : 'templates.saveEdits')}
            </Button>
          </>
        )}
      </div>
      {drawer === 'medicine' && <MedicineDrawer actor={form} onClose={() => setDrawer(null)} />}
      {drawer === 'test' && <TestDrawer actor={form} onClose={() => setDrawer(null)} />}
    </div>
  )
}

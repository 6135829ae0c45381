import { useState } from 'react'
import { css } from 'styled-system/css'
import type { DischargeMedicinesActor } from '../../machines/inpatient/dischargeMedicines.machine'
import { viewDischargeMedicines } from '../../machines/inpatient/dischargeMedicines.view'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { lineWords } from '../prescription/lineWords'
import { MedicineDrawer } from '../prescription/MedicineDrawer'
import { MedicineGrid } from '../prescription/MedicineGrid'
import { Warnings } from '../prescription/Warnings'

const look = css({ display: 'grid', gap: '12' })
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: '12',
  paddingBlock: '8',
  border: 'line',
  borderRadius: '8',
  lineHeight: 'caption',
  '& > span': { flex: '[1 1 12rem]', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'muted', fontSize: '14' },
})
const title = css({ margin: '0', fontSize: '14', fontWeight: 'semibold' })

/** The medicines at discharge, written as on a prescription; what was taken before goes on or stops. */
export const DischargeMedicines = ({ actor }: { readonly actor: DischargeMedicinesActor }) => {
  const say = useText()
  const [isDrawn, setDrawn] = useState(false)
  const view = useView(actor, viewDischargeMedicines)
  // The grid asks of its actor the form, the lists and the search, which this one has in the same places.
  const form = actor as unknown as PrescriptionActor
  if (view.isLoading) return <SkeletonText lines={3} />
  if (view.isFailed)
    return (
      <ErrorState
        message={say('inpatient.medicines.failed')}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  return (
    <div className={look}>
      <MedicineGrid titleHidden actor={form} onDrawer={() => setDrawn(true)} />
      <Warnings actor={form} />
      {view.undecided.length > 0 && (
        <>
          <h4 className={title}>{say('inpatient.medicines.undecided')}</h4>
          <ul className={list}>
            {view.undecided.map((line) => (
              <li key={line.medicineId ?? line.name} className={item}>
                <span>
                  {line.name}
                  <small>{lineWords(say, line)}</small>
                </span>
                <Button
                  size="sm"
                  tone="secondary"
                  aria-label={say('inpatient.medicines.continue.name', { name: line.name })}
                  onClick={() => actor.send({ type: 'continued', line })}
                >
                  {say('inpatient.medicines.continue')}
                </Button>
                <Button
                  size="sm"
                  tone="secondary"
                  aria-label={say('inpatient.medicines.stop.name', { name: line.name })}
                  onClick={() => actor.send({ type: 'stopped', line })}
                >
                  {say('inpatient.medicines.stop')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {view.stopped.length > 0 && (
        <>
          <h4 className={title}>{say('inpatient.medicines.stops')}</h4>
          <ul className={list}>
            {view.stopped.map((line) => (
              <li key={line.medicineId ?? line.name} className={item}>
                <span>{line.name}</span>
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={say('inpatient.medicines.notStop.name', { name: line.name })}
                  onClick={() => actor.send({ type: 'resumed', line })}
                >
                  {say('inpatient.medicines.notStop')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isDrawn && <MedicineDrawer actor={form} onClose={() => setDrawn(false)} />}
    </div>
  )
}

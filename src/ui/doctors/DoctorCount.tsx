import { useDeferredValue } from 'react'
import { css, cx } from 'styled-system/css'
import { viewDoctorList } from '../../machines/doctors/findDoctor.view'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { hidden } from '../kit/VisuallyHidden'
import type { DoctorListActor } from './DoctorList'

const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** How many doctors match: read out as it changes, with the cards it counts. */
export function DoctorCount({ actor }: { readonly actor: DoctorListActor }) {
  const say = useText()
  const view = useDeferredValue(
    useView(actor, (snapshot) => {
      const { doctors, hasMore, isArriving, isEmpty, fault } = viewDoctorList(snapshot)
      return { count: doctors.length, hasMore, isArriving, isEmpty, hasFailed: fault !== null }
    }),
  )
  const { count, hasMore, isArriving, isEmpty, hasFailed } = view
  const found = say(hasMore ? 'doctors.foundMore' : 'doctors.found', { count })
  // Where nobody is found, the page says so below.
  return (
    <output className={cx(note, isEmpty && hidden)}>
      {isArriving ? say('doctors.loading') : hasFailed && count === 0 ? '' : found}
    </output>
  )
}

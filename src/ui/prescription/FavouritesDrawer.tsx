import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { isEmptyRow } from '../../core/prescription/medicineRow.rules'
import type { FavouriteLine } from '../../core/prescription/prescription'
import { LONGEST_ALIAS } from '../../core/prescription/prescription.limits'
import { lineOf, rowOfLine } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf, medicinesOf, openedOf, readingsIn } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { Modal } from '../kit/Modal'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { formLook } from './form.styles'
import { keptLook } from './kept.styles'
import { KeptArt } from './KeptArt'
import { lineWords } from './lineWords'
import { NotLoaded } from './NotLoaded'
import { useAside } from './useAside'

const form = css({ display: 'grid', gap: '16' })

interface FavouritesDrawerProps {
  readonly actor: PrescriptionActor
  readonly onClose: () => void
}

/** Lines the doctor writes often: added with one press or by their short word; a line of this form becomes one. */
export const FavouritesDrawer = ({ actor, onClose }: FavouritesDrawerProps) => {
  const say = useText()
  const when = useWhen()
  const opened = useView(actor, openedOf)
  const written = useView(actor, formOf)
  const medicines = useView(actor, medicinesOf)
  const readings = useView(actor, (snapshot) => readingsIn(snapshot))
  const rows = written.medicines.flatMap((row, place) =>
    isEmptyRow(row) ? [] : [{ id: row.id, line: lineOf(readings[place]!) }],
  )
  const [chosen, setChosen] = useState(rows[0]?.id ?? '')
  const [alias, setAlias] = useState('')
  const [isTried, setTried] = useState(false)
  const { isSending, fault, save } = useAside(actor, () => {
    setAlias('')
    setTried(false)
  })
  const isBare = rows.length === 0 && opened?.favourites.length === 0
  const word = alias.trim()
  const line = (rows.find(({ id }) => id === chosen) ?? rows[0])?.line
  const keep = () => {
    setTried(true)
    if (word !== '' && line) save({ kind: 'favourite', favourite: { alias: word, line } })
  }
  const add = (favourite: FavouriteLine) => {
    const last = written.medicines.at(-1)
    const id = `m${Math.max(0, ...written.medicines.map((row) => Number(row.id.slice(1)) || 0)) + 1}`
    const over = last !== undefined && isEmptyRow(last) ? last.id : null
    actor.send({
      type: 'medicine',
      act: { type: 'placed', row: rowOfLine(id, favourite.line, medicines, null), over },
    })
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={say('prescription.favourites')}
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
        {opened?.lacks?.includes('favourites') ? (
          <NotLoaded
            kept="favourites"
            isLoading={isSending}
            onRetry={() => save({ kind: 'loaded', kept: 'favourites' })}
          />
        ) : opened === null || opened.favourites.length === 0 ? (
          <EmptyState
            drawing={<KeptArt />}
            title={say('prescription.favourites.none')}
            text={say('prescription.favourites.none.text')}
          />
        ) : (
          <ul className={keptLook.list} aria-label={say('prescription.favourites')}>
            {opened.favourites.map((favourite) => {
              const { alias: known, line: favoured, isName = false, kept } = favourite
              return (
                <li key={known} className={keptLook.item}>
                  <span>
                    <strong>{known}</strong>{' '}
                    {isName
                      ? say('prescription.alias.standsFor', { name: favoured.name })
                      : [favoured.name, lineWords(say, favoured)].filter(Boolean).join(' · ')}
                    {isName && kept && (
                      <span className={keptLook.since}>
                        {kept.by === null
                          ? when.day(kept.at)
                          : say('prescription.alias.by', { by: kept.by, day: when.day(kept.at) })}
                      </span>
                    )}
                  </span>
                  {!isName && (
                    <IconButton
                      size="sm"
                      label={say('prescription.favourite.add', { name: known })}
                      icon={<Plus size={16} aria-hidden />}
                      onClick={() => add(favourite)}
                    />
                  )}
                  <IconButton
                    size="sm"
                    disabled={isSending}
                    label={say('prescription.favourite.remove', { name: known })}
                    icon={<X size={16} aria-hidden />}
                    onClick={() => save({ kind: 'favouriteDropped', alias: known })}
                  />
                </li>
              )
            })}
          </ul>
        )}
        {rows.length > 0 && (
          <section className={formLook.section} aria-labelledby="favourite-keep">
            <h3 id="favourite-keep" className={formLook.title}>
              {say('prescription.favourite.keep')}
            </h3>
            <SelectField
              label={say('prescription.favourite.line')}
              value={chosen}
              options={rows.map(({ id, line: { name } }) => ({ id, name }))}
              onChange={setChosen}
            />
            <TextField
              label={say('prescription.favourite.alias')}
              help={say('prescription.favourite.alias.help')}
              error={isTried && word === '' ? say('prescription.emptyFields') : undefined}
              maxLength={LONGEST_ALIAS}
              value={alias}
              onChange={setAlias}
              onKeyDown={(event) => event.key === 'Enter' && keep()}
            />
            <Button busy={isSending} onClick={keep}>
              {say('prescription.favourite.save')}
            </Button>
          </section>
        )}
      </div>
    </Modal>
  )
}

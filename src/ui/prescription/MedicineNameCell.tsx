import { type ComponentProps, type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { asLineProduct } from '../../core/prescription/lookup.rules'
import type { LookupHit } from '../../machines/prescription/lookup.machine'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { medicinesOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { gridLook } from './medicineGrid.styles'
import { brandsOf, lookedUp, medicineHits, soughtName } from './medicineHits'
import { useLookup } from './useLookup'

interface MedicineNameCellProps {
  readonly actor: PrescriptionActor
  readonly row: string
  readonly input: ComponentProps<'input'> & { readonly value: string }
  /** Something of it is asked: Tab goes to the answers. */
  readonly isAsked: boolean
  readonly onType: (value: string) => void
}

const NO_MEDICINES: readonly never[] = []

/**
 * The cell in which a medicine is found. What the device knows is there at once; what the server finds comes below it and
 * moves nothing. The list is gone into with the arrow down; without it Enter finishes the row.
 */
export const MedicineNameCell = ({ actor, row, input, isAsked, onType }: MedicineNameCellProps) => {
  const say = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const medicines = useView(actor, (snapshot) => openedOf(snapshot)?.medicines ?? NO_MEDICINES)
  const name = isOpen ? soughtName(input.value) : null
  const { found, isSearching } = useLookup(actor, 'medicineSearch', 'medicine', name ?? '')
  // The letter is there first and the list follows it, but for who goes into the list: to what is typed, not to what was.
  const follows = useDeferredValue(name)
  const hits = medicineHits(place < 0 ? follows : name, medicines, found)
  const isShown = name !== null && (hits.length > 0 || isSearching)

  const close = () => {
    setOpen(false)
    setPlace(-1)
  }
  const choose = ({ medicine, brand }: LookupHit) => {
    if (!medicine) return
    const all = medicinesOf(actor.getSnapshot())
    const options = all.some((each) => each.id === medicine.id) ? all : [...all, medicine]
    actor.send({
      type: 'medicine',
      act: {
        type: 'chosen',
        row,
        product: asLineProduct(medicine, brand),
        options: options.filter(({ generic }) => generic === medicine.generic).map((each) => asLineProduct(each)),
      },
    })
    close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isShown || event.nativeEvent.isComposing || event.altKey) return
    const { key } = event
    const chosen = hits[place]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (key === 'ArrowUp' && place < 0) return
      setPlace(key === 'ArrowDown' ? Math.min(place + 1, hits.length - 1) : place - 1)
    } else if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'Escape') close()
    else {
      if (key === 'Enter' || key === 'Tab') close()
      return
    }
    event.preventDefault()
  }
  return (
    <>
      <input
        {...input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && place >= 0 ? `${id}-${place}` : undefined}
        data-asked={isAsked || undefined}
        onKeyDown={press}
        onChange={({ target }) => {
          setOpen(true)
          setPlace(-1)
          onType(target.value)
          actor.send({ type: 'looked', asked: { kind: 'medicine', text: lookedUp(target.value) } })
        }}
        onBlur={() => {
          close()
          actor.send({ type: 'medicine', act: { type: 'finished', row } })
        }}
      />
      {isShown && (
        <div id={id} role="listbox" className={gridLook.list} aria-label={say('prescription.medicines.found')}>
          {hits.map((hit, index) => (
            <div
              key={hit.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              className={gridLook.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
              onKeyDown={undefined}
            >
              <span>{hit.name}</span>
              <small>{brandsOf(hit)}</small>
            </div>
          ))}
          {isSearching && (
            <div role="presentation" className={gridLook.quiet}>
              {say('kit.combobox.searching')}
            </div>
          )}
        </div>
      )}
    </>
  )
}

import { LocateFixed } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { ADDRESS_LENGTH, CITY_LENGTH } from '../../core/medicines/medicines.limits'
import type { addressMachine } from '../../machines/medicines/address.machine'
import { type AddressView, viewAddress } from '../../machines/medicines/address.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'
import { RefusedFields } from '../kit/refusedFields'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'

type AddressActor = ActorRefFrom<typeof addressMachine>

const form = css({ display: 'grid', gap: '16', alignContent: 'start', minHeight: '[16rem]' })
const action = css({ justifySelf: 'start' })

const names = { pincode: 'medicines.pincode', city: 'medicines.city', address: 'medicines.street' } as const

/** Where medicines are brought: pincode, city, address. */
export function AddressForm({ actor }: { readonly actor: AddressActor }) {
  const say = useText()
  const view = useView(actor, viewAddress)
  return (
    <div className={form}>
      {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
      <RefusedFields of={view.fault?.fields}>
        <TextField
          label={say('medicines.pincode')}
          asSent="pincode"
          value={view.pincode}
          numeric="digits"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          onChange={(text) => actor.send({ type: 'pincode.typed', text })}
          error={
            view.pincodeFault === 'unknown' ? say('medicines.unknownPincode', { pincode: view.pincode }) : undefined
          }
          help={view.pincodeFault === 'down' ? say('medicines.mapsDown') : undefined}
        />
        <output className={css({ srOnly: true })}>
          {view.isFinding ? say('medicines.findingCity') : (view.town ?? '')}
        </output>
        <TextField
          label={say('medicines.city')}
          asSent="city"
          value={view.city}
          autoComplete="address-level2"
          maxLength={CITY_LENGTH}
          onChange={(text) => actor.send({ type: 'city.typed', text })}
          help={view.isFinding ? say('medicines.findingCity') : undefined}
        />
        <TextField
          label={say('medicines.street')}
          asSent="address"
          help={say('medicines.streetHelp')}
          value={view.address}
          autoComplete="street-address"
          lines={3}
          maxLength={ADDRESS_LENGTH}
          onChange={(text) => actor.send({ type: 'address.typed', text })}
        />
      </RefusedFields>
      <div className={action}>
        <Button tone="quiet" size="sm" busy={view.isLocating} onClick={() => actor.send({ type: 'locate' })}>
          <LocateFixed size={16} aria-hidden />
          {say('medicines.here')}
        </Button>
      </div>
    </div>
  )
}

/** Saves the address once all three are there, and says what is missing. */
export function AddressSave({ actor }: { readonly actor: AddressActor }) {
  const say = useText()
  const view: AddressView = useView(actor, viewAddress)
  const fields = view.missing.map((field) => say(names[field])).join(', ')
  return (
    <Button
      size="lg"
      disabled={!view.canSave && !view.isSaving}
      busy={view.isSaving}
      reason={fields === '' ? undefined : say('medicines.lacks', { fields })}
      onClick={() => actor.send({ type: 'save' })}
    >
      {say('medicines.save')}
    </Button>
  )
}

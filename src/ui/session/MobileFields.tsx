import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'

const fields = css({ display: 'grid', gridTemplateColumns: '[7rem minmax(0, 1fr)]', gap: '8', alignItems: 'start' })

interface MobileFieldsProps {
  readonly view: {
    readonly countries: readonly string[]
    readonly country: string
    readonly phoneNumber: string
    readonly isBusy: boolean
  }
  readonly error: string | undefined
  /** Whether the number is the person's own, which a browser may fill in. */
  readonly isOwn?: boolean
  readonly on: (event: { type: 'country.chosen'; code: string } | { type: 'number.typed'; phoneNumber: string }) => void
  readonly onLeave?: () => void
}

/** A mobile number beside its country code. */
export const MobileFields = ({ view, error, isOwn = false, on, onLeave }: MobileFieldsProps) => {
  const say = useText()
  return (
    <div className={fields}>
      <SelectField
        label={say('session.number.country')}
        options={view.countries.map((code) => ({ id: code, name: code }))}
        value={view.country}
        disabled={view.isBusy}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
        onChange={(code) => on({ type: 'country.chosen', code })}
      />
      <TextField
        label={say('session.number.label')}
        numeric="phone"
        type="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
        value={view.phoneNumber}
        readOnly={view.isBusy}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- staff who add somebody begin with the number
        autoFocus={!isOwn}
        onChange={(phoneNumber) => on({ type: 'number.typed', phoneNumber })}
        onBlur={onLeave}
      />
    </div>
  )
}

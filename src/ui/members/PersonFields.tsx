import { css } from 'styled-system/css'
import type { Gender, PersonDraft } from '../../core/members/members'
import type { PersonFormView } from '../../machines/members/personForm.view'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { RefusedFields } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { TextField } from '../kit/TextField'

interface PersonFieldsProps {
  view: PersonFormView
  /** A family member can become the main profile; one's own profile is it already. */
  canBeMain: boolean
  onChange: (change: Partial<PersonDraft>) => void
}

const fields = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const fault = css({ margin: '0', color: 'bad', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const GENDERS: readonly Gender[] = ['Male', 'Female']

/** Name, age and gender. */
export function PersonFields({ view, canBeMain, onChange }: PersonFieldsProps) {
  const say = useText()
  const { draft, lacksName, ageFault, lacksGender } = view
  const isIncomplete = lacksName || ageFault === 'missing' || lacksGender
  return (
    <RefusedFields of={view.fault?.fields}>
      <div className={fields}>
        <TextField
          label={say('members.nameLabel')}
          value={draft.name}
          required
          maxLength={80}
          asSent="name"
          autoComplete="name"
          error={lacksName ? say('members.nameMissing') : undefined}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={say('members.ageLabel')}
          help={say('members.ageHelp')}
          numeric="digits"
          value={draft.age}
          required
          autoComplete="off"
          asSent="age"
          error={ageFault === null ? undefined : say(`members.age.${ageFault}`)}
          onChange={(age) => onChange({ age })}
        />
        <Segmented
          label={say('members.genderLabel')}
          options={GENDERS.map((gender) => ({ id: gender, name: say(`members.${gender}`) }))}
          chosen={draft.gender}
          error={lacksGender ? say('members.genderMissing') : undefined}
          onChoose={(gender) => onChange({ gender })}
        />
        {canBeMain && (
          <Checkbox
            label={say('members.useAsMain')}
            checked={draft.isDefault}
            onChange={(isDefault) => onChange({ isDefault })}
          />
        )}
        {(isIncomplete || view.fault) && (
          // The toast announces what the server says.
          <p className={fault} role={isIncomplete ? 'alert' : undefined}>
            {isIncomplete ? say('members.allRequired') : say.fault(view.fault)}
          </p>
        )}
      </div>
    </RefusedFields>
  )
}

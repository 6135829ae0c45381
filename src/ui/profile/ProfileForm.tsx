import { css } from 'styled-system/css'
import { LANGUAGES } from '../../core/doctors/doctors.rules'
import { englishExpertise, expertiseIds } from '../../core/doctors/expertise'
import { charactersIn } from '../../core/kit/text'
import { LONGEST_ABOUT, type ProfileForm as Form } from '../../core/doctors/profile.rules'
import type { ProfileActor } from '../../machines/profile/profile.machine'
import type { ProfileView } from '../../machines/profile/profile.view'
import { useExpertiseName } from '../intl/useExpertiseName'
import { useLanguageName } from '../intl/useLanguageName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RefusedFields } from '../kit/refusedFields'
import { TextField } from '../kit/TextField'
import { EntryList } from './EntryList'

const form = css({ display: 'grid', gap: '16', minWidth: '0' })
const heading = css({ margin: '0', fontSize: '18' })
const fault = css({ margin: '0', color: 'bad', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const KNOWN = expertiseIds.map(englishExpertise)

interface ProfileFormProps {
  readonly actor: ProfileActor
  readonly view: ProfileView
  readonly form: Form
}

/** What a doctor writes of themselves; beside it stands how patients see it. */
export const ProfileForm = ({ actor, view, form: written }: ProfileFormProps) => {
  const say = useText()
  const languageName = useLanguageName()
  const expertiseName = useExpertiseName()
  const has = (what: (typeof view.faults)[number]) => view.faults.includes(what)
  const toggle = (list: 'languages' | 'expertise' | 'tags') => (entry: string) =>
    actor.send({ type: 'entry.toggled', list, entry })
  const left = Math.max(0, LONGEST_ABOUT - charactersIn(written.about))
  return (
    <RefusedFields of={view.refusal?.fields}>
      <form
        noValidate
        className={form}
        aria-label={say('profile.form')}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'save' })
        }}
      >
        <h2 className={heading}>{say('profile.form')}</h2>
        <TextField
          label={say('profile.about')}
          lines={6}
          asSent="about_me"
          value={written.about}
          help={say('profile.aboutHelp', { left })}
          error={has('about') ? say('profile.aboutLong', { most: LONGEST_ABOUT }) : undefined}
          onChange={(about) => actor.send({ type: 'typed', change: { about } })}
        />
        <EntryList
          title={say('profile.languages')}
          addLabel={say('profile.languages')}
          entries={written.languages}
          known={LANGUAGES}
          nameOf={languageName}
          onToggle={toggle('languages')}
        />
        {has('languages') && (
          <p className={fault} role="alert">
            {say('profile.languagesMissing')}
          </p>
        )}
        <EntryList
          title={say('profile.expertise')}
          addLabel={say('profile.addExpertise')}
          entries={written.expertise}
          known={KNOWN}
          nameOf={expertiseName}
          onToggle={toggle('expertise')}
        />
        <EntryList
          title={say('profile.tags')}
          addLabel={say('profile.addTag')}
          entries={written.tags}
          known={KNOWN}
          nameOf={expertiseName}
          onToggle={toggle('tags')}
        />
        <TextField
          label={say('profile.fee')}
          numeric="money"
          asSent="video_consultation_fee"
          value={written.fee}
          help={say('profile.feeHelp')}
          error={has('fee') ? say('profile.feeWrong') : undefined}
          onChange={(fee) => actor.send({ type: 'typed', change: { fee } })}
        />
        {view.refusal && (
          <p className={fault} role="alert">
            {say.fault(view.refusal)}
          </p>
        )}
        {view.isSuperseded ? (
          <>
            <p className={fault} role="alert">
              {say('profile.superseded')}
            </p>
            <div className={ways}>
              <Button onClick={() => actor.send({ type: 'localDraft.kept' })}>{say('profile.keepMine')}</Button>
              <Button tone="secondary" onClick={() => actor.send({ type: 'remote.taken' })}>
                {say('profile.takeTheirs')}
              </Button>
            </div>
          </>
        ) : (
          <div className={ways}>
            <Button type="submit" busy={view.isSaving}>
              {say('profile.save')}
            </Button>
            <Button tone="secondary" disabled={view.isSaving} onClick={() => actor.send({ type: 'discard' })}>
              {say('profile.discard')}
            </Button>
          </div>
        )}
      </form>
    </RefusedFields>
  )
}

import { ChevronRight, LifeBuoy, LogIn, LogOut } from 'lucide-react'
import { css } from 'styled-system/css'
import { languageCodes } from '../../core/language/languages'
import type { QuietHoursActor } from '../../machines/settings/quietHours.machine'
import { viewSettings } from '../../machines/settings/settings.view'
import { OwnName } from '../intl/OwnName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { Modal } from '../kit/Modal'
import { RadioCards } from '../kit/RadioCards'
import { useView } from '../kit/useView'
import { QuietHours } from './QuietHours'
import { row, type SettingsActor } from './settings.styles'

const sections = css({ display: 'grid', gap: '24' })
const section = css({ display: 'grid', gap: '12', '& > *': { margin: '0' } })
const heading = css({ textStyle: 'subheading' })
const lead = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
interface SettingsProps {
  readonly actor: SettingsActor
  readonly beside: { readonly quietHours?: QuietHoursActor }
}

const Menu = ({ actor, beside }: SettingsProps) => {
  const say = useText()
  const view = useView(actor, viewSettings)
  return (
    <div className={sections}>
      {view.canChangeLanguage && (
        <form
          className={section}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'language.confirmed' })
          }}
        >
          <RadioCards
            label={say('settings.language')}
            help={say('settings.languageHelp')}
            layout="row"
            options={languageCodes.map((language) => ({
              id: language,
              name: <OwnName language={language} />,
            }))}
            chosen={view.language}
            onChoose={(language) => actor.send({ type: 'language.chosen', language })}
          />
          <Button type="submit" wide disabled={!view.canConfirmLanguage} reason={say('settings.confirmReason')}>
            {say('settings.confirm')}
          </Button>
        </form>
      )}
      <QuietHours actor={beside.quietHours} />
      {view.hasHelp && (
        <button type="button" className={row} onClick={() => actor.send({ type: 'help' })}>
          <LifeBuoy size={24} aria-hidden />
          <span>{say('settings.help')}</span>
          <ChevronRight size={20} aria-hidden />
        </button>
      )}
      <section className={section}>
        <h3 className={heading}>{say('settings.account')}</h3>
        {view.canLogIn && (
          <>
            <p className={lead}>{say('settings.loginLead')}</p>
            <button type="button" className={row} onClick={() => actor.send({ type: 'login' })}>
              <LogIn size={24} aria-hidden />
              <span>{say('settings.login')}</span>
            </button>
          </>
        )}
        {view.canLogOut && (
          <button type="button" className={row} onClick={() => actor.send({ type: 'logout' })}>
            <LogOut size={24} aria-hidden />
            <span>{say('settings.logout')}</span>
          </button>
        )}
      </section>
    </div>
  )
}

/** Settings and preferences: a sheet on small screens, a panel at the side on desktop. */
export const SettingsPanel = ({ actor, beside }: SettingsProps) => {
  const say = useText()
  const view = useView(actor, viewSettings)
  if (view.isLeaving)
    return (
      <ConfirmDialog
        open
        title={say('settings.logoutTitle')}
        message={say('settings.logoutAsk')}
        yes={say('settings.yes')}
        no={say('settings.no')}
        closeLabel={say('settings.close')}
        onYes={() => actor.send({ type: 'logout.confirmed' })}
        onNo={() => actor.send({ type: 'logout.declined' })}
      />
    )
  return (
    <Modal
      open
      side="end"
      size="sm"
      title={say('settings.title')}
      closeLabel={say('settings.close')}
      onClose={() => actor.send({ type: 'close' })}
    >
      <Menu actor={actor} beside={beside} />
    </Modal>
  )
}

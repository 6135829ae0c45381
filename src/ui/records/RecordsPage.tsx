import { Plus, UserRoundPen } from 'lucide-react'
import { css } from 'styled-system/css'
import { roleOf } from '../../machines/app/app.view'
import { MAIN_PROFILE } from '../../core/members/members'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import { viewRecordDesk } from '../../machines/records/recordDesk.view'
import type { RecordsActor } from '../../machines/records/records.machine'
import { viewRecords } from '../../machines/records/records.view'
import type { ReceivedReportsActor } from '../../machines/sentReports/receivedReports.machine'
import { useApp } from '../app/frame/AppContext'
import { VerifyButton } from '../app/frame/VerifyButton'
import { useText } from '../intl/useText'
import { EmptyRecords } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { ReceivedReports } from '../sentReports/ReceivedReports'
import { ActivePrescription } from './ActivePrescription'
import { RecordForm } from './RecordForm'
import { RecordList } from './RecordList'
import { RecordsBar } from './RecordsBar'
import { RecordShare } from './RecordShare'
import { RecordViewer } from './RecordViewer'
import { Removed } from './Removed'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', tablet: '16' },
  width: 'full',
  maxWidth: '[72rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: { base: '16', desktop: '32' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
})
// A phone's bar says it.
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })
const lead = css({
  margin: '0',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  tabletDown: { display: 'none' },
})
/** What a phone leaves to its bar takes no room there. */
const words = css({ tabletDown: { position: 'absolute' } })
/** One row, on a phone as well. */
const actions = css({
  display: 'flex',
  gap: '8',
  width: { base: 'full', tablet: 'auto' },
  '& > button:not([title])': { paddingInline: { base: '8', tablet: '16' } },
  '& > [data-add-record]': { flexGrow: { base: '1', tablet: '0' } },
})

interface RecordsPageProps {
  readonly actor: RecordsActor
  readonly beside: { readonly desk: RecordDeskActor; readonly received: ReceivedReportsActor }
}

/** What a family keeps; a guest is asked who they are. */
export function RecordsPage({ actor, beside: { desk, received } }: RecordsPageProps) {
  const say = useText()
  const { app } = useApp()
  const isPatient = useView(app, (snapshot) => roleOf(snapshot) === 'PATIENT')
  return (
    <div className={page}>
      {isPatient ? (
        <Records actor={actor} desk={desk} received={received} />
      ) : (
        <>
          <h1 className={title}>{say('records.title')}</h1>
          <EmptyState
            drawing={<EmptyRecords />}
            title={say('records.guest')}
            text={say('records.guestText')}
            action={<VerifyButton>{say('records.login')}</VerifyButton>}
          />
        </>
      )}
    </div>
  )
}

const Records = ({ actor, desk, received }: Pick<RecordsPageProps, 'actor'> & RecordsPageProps['beside']) => {
  const say = useText()
  const { app } = useApp()
  const view = useView(actor, viewRecords)
  const open = useView(desk, viewRecordDesk)
  const isPhone = useMedia('phone')
  const size = isPhone ? 'sm' : 'md'
  const editProfile = () =>
    app.send({ type: 'open', feature: { id: 'overlay.family', at: view.query.memberId ?? MAIN_PROFILE } })
  return (
    <>
      <header className={head}>
        <div className={words}>
          <h1 className={title}>{say('records.title')}</h1>
          <p className={lead}>{say('records.lead')}</p>
        </div>
        <div className={actions}>
          <ActivePrescription desk={desk} memberId={view.query.memberId} size={size} />
          {isPhone ? (
            <IconButton
              tone="secondary"
              label={say('records.editProfile')}
              icon={<UserRoundPen size={20} aria-hidden />}
              onClick={editProfile}
            />
          ) : (
            <Button tone="secondary" onClick={editProfile}>
              {say('records.editProfile')}
            </Button>
          )}
          <Button size={size} data-add-record onClick={() => desk.send({ type: 'add', memberId: view.query.memberId })}>
            <Plus size={20} aria-hidden />
            {say('records.add')}
          </Button>
        </div>
      </header>
      <ReceivedReports actor={received} />
      <RecordsBar actor={actor} desk={desk} />
      <RecordList actor={actor} desk={desk} />
      {open.removed !== null && <Removed desk={desk} title={open.removed} isBusy={open.isBusy} />}
      {open.viewer && <RecordViewer actor={open.viewer} desk={desk} isBusy={open.isBusy} />}
      {open.form && <RecordForm actor={open.form} />}
      {open.share && <RecordShare actor={open.share} />}
    </>
  )
}

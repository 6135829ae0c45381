import { shallowEqual, useSelector } from '@xstate/react'
import { createElement } from 'react'
import { css } from 'styled-system/css'
import { viewStaffPanels } from '../../machines/staff/staffPanels.view'
import { useApp } from '../app/AppContext'
import { Confirmation } from '../app/Confirmation'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { ServerDown } from '../kit/art'
import { ComingPanel } from './ComingPanel'
import { staffPanelViewOf } from './panels'
import { type PanelsActor, usePanels } from './usePanels'

const arriving = css({ display: 'grid', gap: '24' })

const LogoutPanel = ({ panels }: { readonly panels: PanelsActor }) => {
  const { app } = useApp()
  const say = useText()
  const close = () => panels.send({ type: 'close' })
  return (
    <Confirmation
      open
      title={say('staff.logout.title')}
      message={say('staff.logout.message')}
      onNo={close}
      onYes={() => {
        close()
        app.send({ type: 'logout' })
      }}
    />
  )
}

const Hosted = ({ panels }: { readonly panels: PanelsActor }) => {
  const say = useText()
  const { panel, content, isOpening, hasFailed } = useSelector(panels, viewStaffPanels, shallowEqual)
  if (panel === null) return null
  if (panel === 'logout') return <LogoutPanel panels={panels} />
  const view = staffPanelViewOf(panel)
  return (
    <Modal
      open
      sticky={panel === 'help'}
      side={panel === 'search' || panel === 'help' ? 'centre' : 'end'}
      size={panel === 'search' ? 'lg' : 'md'}
      title={say(`staff.panel.${panel}`)}
      closeLabel={say('app.close')}
      onClose={() => panels.send({ type: 'close' })}
    >
      {hasFailed ? (
        <EmptyState
          drawing={<ServerDown />}
          title={say('staff.failed.title')}
          text={say('staff.failed.text')}
          action={<Button onClick={() => panels.send({ type: 'retry' })}>{say('app.retry')}</Button>}
        />
      ) : isOpening ? (
        <div className={arriving} aria-busy>
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
        </div>
      ) : view && content ? (
        createElement(view, { actor: content })
      ) : (
        <ComingPanel panel={panel} />
      )}
    </Modal>
  )
}

/** The panel that staff have open over their page. */
export const StaffPanels = () => {
  const panels = usePanels()
  return panels && <Hosted panels={panels} />
}

import { ListChecks } from 'lucide-react'
import { css } from 'styled-system/css'
import type { OwnTestsActor } from '../../machines/sales/ownTests.machine'
import { viewOwnTests } from '../../machines/sales/sales.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { useView } from '../kit/useView'
import { OwnTestsDialog } from './OwnTestsDialog'

const look = css({ display: 'grid', gap: '12', minWidth: '0', '& p': { margin: '0', lineHeight: 'caption' } })
const title = css({ margin: '0', fontSize: '18', lineHeight: 'heading' })
const quiet = css({ color: 'muted', fontSize: '14' })

/** What patients are told of a centre's tests, to be looked at. */
export const OwnTestsCard = ({ actor }: { readonly actor: OwnTestsActor }) => {
  const say = useText()
  const view = useView(actor, viewOwnTests)
  return (
    <Card>
      <section className={look} aria-labelledby="own-tests">
        <h2 id="own-tests" className={title}>
          {say('sales.tests')}
        </h2>
        <p className={quiet}>{say('sales.tests.text')}</p>
        <Button tone="secondary" onClick={() => actor.send({ type: 'opened' })}>
          <ListChecks size={20} aria-hidden />
          {say('sales.tests.see')}
        </Button>
      </section>
      {view.isOpen && <OwnTestsDialog view={view} actor={actor} />}
    </Card>
  )
}

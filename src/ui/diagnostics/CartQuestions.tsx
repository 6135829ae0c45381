import type { ActorRefFrom } from 'xstate'
import type { testCartMachine } from '../../machines/diagnostics/testCart.machine'
import { viewTestCart } from '../../machines/diagnostics/testReports.view'
import { useText } from '../intl/useText'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { useView } from '../kit/useView'

/** What is asked before tests leave a cart: for those of another centre, or all at once. */
export function CartQuestions({ actor }: { readonly actor: ActorRefFrom<typeof testCartMachine> }) {
  const say = useText()
  const { switching, isClearing, tests, centreName } = useView(actor, viewTestCart)
  const answers = {
    closeLabel: say('diagnostics.close'),
    onYes: () => actor.send({ type: 'confirm' }),
    onNo: () => actor.send({ type: 'dismiss' }),
  }
  return (
    <>
      <ConfirmDialog
        open={switching !== null}
        title={say('diagnostics.switchTitle')}
        message={switching && say('diagnostics.switchText', switching)}
        no={say('diagnostics.keep')}
        yes={say('diagnostics.switch')}
        {...answers}
      />
      <ConfirmDialog
        open={isClearing}
        title={say('diagnostics.clearTitle')}
        message={say('diagnostics.clearText', { count: tests.length, centre: centreName })}
        no={say('diagnostics.keep')}
        yes={say('diagnostics.clearAll')}
        danger
        {...answers}
      />
    </>
  )
}

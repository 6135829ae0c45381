import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { isDesktop } from '../../machines/app/app.view'
import type { TestReportsActor } from '../../machines/diagnostics/testReports.machine'
import { viewTestCart, viewTestReports } from '../../machines/diagnostics/testReports.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { CartBar } from './CartBar'
import { CartPanel } from './CartPanel'
import { CartQuestions } from './CartQuestions'
import { CentreList } from './CentreList'
import { CentreTests } from './CentreTests'
import { Visit } from './Visit'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', paddingBlock: { base: '8', desktop: '32' } })
// A phone's bar says it.
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })
const columns = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 20rem' },
})
const panel = css({
  position: 'sticky',
  insetBlockStart: '[80px]',
  maxHeight: '[calc(100dvh - 96px)]',
  overflowY: 'auto',
  scrollbarWidth: '[thin]',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})

/** Tests at a diagnostic centre: where, which, and the cart they are booked from. */
export function TestReportsPage({ actor }: { readonly actor: TestReportsActor }) {
  const say = useText()
  const isWide = useView(useApp().app, isDesktop)
  const view = useView(actor, viewTestReports)
  const booking = useView(actor, (snapshot) => snapshot.children.booking)
  const cart = useView(actor, (snapshot) => snapshot.children.cart)
  const heldBy = useView(cart, (snapshot) => (snapshot ? viewTestCart(snapshot).centreId : null))

  const seekCentre = () => {
    actor.send({ type: 'booking.closed' })
    actor.send({ type: 'centres' })
  }
  if (view.isBooking && booking) return <Visit actor={booking} onCentres={seekCentre} />
  return (
    <div className={`${container()} ${page}`}>
      <h1 className={title}>{say('diagnostics.title')}</h1>
      <div className={columns}>
        {view.place === 'centres' ? (
          <CentreList page={actor} heldBy={heldBy} />
        ) : (
          <CentreTests page={actor} view={view} />
        )}
        {isWide && cart && (
          <section className={panel} aria-label={say('diagnostics.cart')}>
            <CartPanel page={actor} actor={cart} />
          </section>
        )}
      </div>
      {!isWide && view.count > 0 && (
        <CartBar count={view.count} payable={view.payable} onOpen={() => actor.send({ type: 'cart.opened' })} />
      )}
      <Modal
        open={view.isCartOpen && !isWide}
        onClose={() => actor.send({ type: 'cart.closed' })}
        title={say('diagnostics.cart')}
        closeLabel={say('diagnostics.close')}
      >
        {cart && <CartPanel page={actor} actor={cart} />}
      </Modal>
      {cart && <CartQuestions actor={cart} />}
    </div>
  )
}

import { ShoppingCart } from 'lucide-react'
import { css } from 'styled-system/css'
import { pageBarOf } from '../../../machines/app/pageBar'
import { useText } from '../../intl/useText'
import { IconButton } from '../../kit/IconButton'
import { useView } from '../../kit/useView'
import { useContent } from '../loading/useSlot'

const place = css({ position: 'relative', display: 'inline-flex' })
const mark = css({
  position: 'absolute',
  insetBlockStart: '8',
  insetInlineEnd: '8',
  width: '8',
  height: '8',
  borderRadius: 'full',
  background: 'bad',
  pointerEvents: 'none',
})

/** The cart of the page below, with a red mark while it holds something; a page without a cart shows none. */
export function CartEntry() {
  const say = useText()
  const page = useContent('page')
  const { cartCount } = useView(page, pageBarOf)
  if (cartCount === undefined) return null
  return (
    <span className={place}>
      <IconButton
        label={say('app.cart.open', { count: cartCount })}
        icon={<ShoppingCart size={24} aria-hidden />}
        onClick={() => page?.send({ type: 'cart.opened' })}
      />
      {cartCount > 0 && <span className={mark} data-part="cartMark" />}
    </span>
  )
}

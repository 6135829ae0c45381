import { useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { Money } from '../kit/Money'

interface CartBarProps {
  readonly count: number
  /** Paise. */
  readonly payable: number
  readonly onOpen: () => void
}

/** What is in the cart, where its panel has no room: "2 tests, ₹1,900". */
export function CartBar({ count, payable, onOpen }: CartBarProps) {
  const say = useText()
  return (
    <ActionBar
      facts={
        <>
          {say('diagnostics.count', { count })}
          {', '}
          <Money paise={payable} />
        </>
      }
      main={<Button onClick={onOpen}>{say('diagnostics.viewCart')}</Button>}
    />
  )
}

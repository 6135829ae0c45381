import type { TestBookingView } from '../../machines/diagnostics/testBooking.view'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { BillRows } from '../kit/BillRows'
import { KeyFacts } from '../kit/KeyFacts'
import { offerLines } from './offerLines'

/** Who is tested, where, when, and what it costs. */
export function VisitFacts({ view }: { readonly view: TestBookingView }) {
  const say = useText()
  const when = useWhen()
  const money = useMoney()
  const testName = useTestName()
  const { centre, member, range, tests, payable } = view
  return (
    <>
      <KeyFacts
        layout="stack"
        facts={[
          { kind: 'who', value: member?.name ?? '' },
          {
            kind: 'where',
            value: centre?.name ?? '',
            more: centre && `${centre.address}, ${centre.city} ${centre.pincode}`,
          },
          { kind: 'when', value: range ? when.range(range.from, range.to) : '' },
        ]}
      />
      <BillRows
        label={say('diagnostics.bill')}
        lines={[
          ...tests.map(({ id, name, price }) => ({ id, name: testName(name), paise: price })),
          ...offerLines(say, money, view),
        ]}
        total={{ name: say('diagnostics.total'), paise: payable }}
      />
    </>
  )
}

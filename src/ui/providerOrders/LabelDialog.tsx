import { Printer } from 'lucide-react'
import type { MedicineOrder } from '../../core/orders/providerOrder'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { PrintSheet } from '../kit/print-sheet/PrintSheet'

/** A label for the parcel: where it goes and to whom, no medicine on it. */
export const LabelDialog = ({ order, onClose }: { readonly order: MedicineOrder; readonly onClose: () => void }) => {
  const say = useText()
  const isBrought = order.way === 'HOME_DELIVERY'
  return (
    <Modal
      open
      size="md"
      title={say('providerOrders.label')}
      closeLabel={say('app.close')}
      onClose={onClose}
      footer={
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden />
          {say('providerOrders.label.print')}
        </Button>
      }
    >
      <PrintSheet
        label={say('providerOrders.label')}
        head={<h1>{order.orderNo}</h1>}
        parts={[
          {
            id: 'who',
            content: (
              <p>
                <strong>{order.patientName}</strong>
                <br />
                {order.patientPhone}
              </p>
            ),
          },
          {
            id: 'where',
            content: isBrought ? (
              <p>
                {order.address}
                <br />
                {order.city} {order.pincode}
              </p>
            ) : (
              <p>{say('providerOrders.filter.PICKUP')}</p>
            ),
          },
        ]}
        foot={order.providerName}
      />
    </Modal>
  )
}

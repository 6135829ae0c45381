import { userAction } from '../machines/kit/fromPort'
import { billMachine } from '../machines/reception/bill.machine'
import type { Ports } from './ports'

/** The fee at a desk and its receipt, plugged in. */
export const plugBill = ({ reception }: Ports) =>
  billMachine.provide({
    actors: {
      receive: userAction(reception.receivePayment),
      correct: userAction(reception.correctPayment),
      detail: userAction(reception.paymentDetail),
    },
  })

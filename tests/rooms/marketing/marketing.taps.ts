import { type RoomTaps, type } from '../../../tools/figures/tap'
import { underBar, field } from '../../../tools/figures/tapParts'

export const marketingTaps: RoomTaps = {
  aboutUs: underBar('GUEST', 'Why we exist'),
  appFeature: underBar('GUEST', 'We stay with you'),
  partnerWithUs: underBar('GUEST', 'Merudanda Spine Institute', [type('name', field('Full name'), 'Asha')]),
  careers: underBar('GUEST', 'Open positions'),
}

import type { OrderStage } from './order.lifecycle'

/** How a stage of an order looks: its colour and its drawing; the word comes from the texts. */
export interface StageLook {
  readonly tone: 'neutral' | 'warm' | 'info' | 'good' | 'bad' | 'calm'
  readonly icon: 'clock' | 'check' | 'question' | 'package' | 'truck' | 'flask' | 'fileCheck' | 'circleX' | 'ban'
}

/** The look of every stage, the same at both ends. */
export const stageLooks: Readonly<Record<OrderStage, StageLook>> = {
  requested: { tone: 'warm', icon: 'clock' },
  accepted: { tone: 'info', icon: 'check' },
  asking: { tone: 'warm', icon: 'question' },
  ready: { tone: 'calm', icon: 'package' },
  sent: { tone: 'calm', icon: 'truck' },
  sampled: { tone: 'calm', icon: 'flask' },
  completed: { tone: 'good', icon: 'check' },
  uploaded: { tone: 'good', icon: 'fileCheck' },
  rejected: { tone: 'bad', icon: 'circleX' },
  cancelled: { tone: 'neutral', icon: 'ban' },
}

import { ASKED, type ChatActionsSnapshot } from './chatActions.machine'

/** What is asked about, and whether it is being done. */
export const viewChatActions = (snapshot: ChatActionsSnapshot) => {
  const { deed } = snapshot.context
  return {
    asked: snapshot.hasTag('asking') && deed !== null && ASKED.includes(deed.is) ? deed : null,
    /** Whether enough is said to do it. */
    canConfirm: snapshot.can({ type: 'confirm' }),
    isBusy: snapshot.hasTag('busy'),
  }
}

import { ASKED, type ChatActionsSnapshot } from './chatActions.machine'

/** What is asked about, and whether it is being done. */
export const viewChatActions = (snapshot: ChatActionsSnapshot) => {
  const { deed } = snapshot.context
  return {
    asked: snapshot.hasTag('asking') && deed !== null && ASKED.includes(deed.is) ? deed : null,
    isBusy: snapshot.hasTag('busy'),
  }
}

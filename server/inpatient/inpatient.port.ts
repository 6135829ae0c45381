/** What rooms above use of this one, beside its tables. */
export { stayOrders } from './stayOrders.read'
export { switchStayChat } from './stayChat.store'
export { stayTalks } from './stayTalk'
export { lockStay } from './stays.store'
export { stayChanged } from './ward.feed'

import { playable } from '../../kit/paths/browser'
import { contactPlayer } from '../../kit/paths/players/contact.player'
import { enquiryPlayer } from '../../kit/paths/players/enquiry.player'
import { faqPlayer } from '../../kit/paths/players/faq.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('support', playable(enquiryPlayer), playable(faqPlayer), playable(contactPlayer))

import { type Params, textOrNothing } from '../kit/params'
import { type WaysToWrite, waysToWrite } from './enquiry.kinds'

const isWay = (form: unknown): form is WaysToWrite => waysToWrite.some((way) => way === form)

/** `form` is the way of writing to us that /contact-us opens with. */
export const contactParams = (params: Params): { form: WaysToWrite } => ({
  form: isWay(params['form']) ? params['form'] : 'contact',
})

/** `tag` is the subject that /faq opens with. */
export const faqParams = (params: Params) => ({ tag: textOrNothing(params['tag']) })

import { done, failed, type Outcome } from '../../core/kit/outcome'
import type { PaymentPage } from '../../core/payment/payment'

const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll('input')].filter((input) => input.name !== '').map((input) => [input.name, input.value])

/** Whoever comes back from the payment page finds what is true by then; the page that was left shows no other first. */
const prepareReturn = (comesBackTo: string | null): void => {
  // The router does not notice what the prototype's own does.
  if (comesBackTo !== null) History.prototype.replaceState.call(history, null, '', comesBackTo)
  // A page that the browser has kept as it was still waits for the payment page.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

/**
 * Leaves for the payment page. The markup is parsed inertly: its one form is rebuilt and submitted when its action is
 * allowed; a page without a form comes back sanitised, to be shown. Nothing of it runs here.
 */
export const openPaymentPage =
  (allowedOrigins: () => readonly string[]) =>
  async ({ markup }: PaymentPage, comesBackTo: string | null): Promise<Outcome<{ shown: string | null }>> => {
    const forms = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('form')
    if (forms.length === 0) {
      const { default: purify } = await import('dompurify')
      return done({ shown: purify.sanitize(markup) })
    }
    const [found] = forms
    const action = URL.parse(found?.getAttribute('action') ?? '', location.href)
    if (!found || forms.length > 1 || !action || !allowedOrigins().includes(action.origin))
      return failed('unreadable', '')

    const form = document.createElement('form')
    form.method = 'post'
    form.action = action.href
    for (const [name, value] of fieldsOf(found)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    prepareReturn(comesBackTo)
    form.submit()
    return done({ shown: null })
  }

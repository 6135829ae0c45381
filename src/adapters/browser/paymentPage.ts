import { done, failed, type Outcome } from '../../core/kit/outcome'
import type { PaymentPage } from '../../core/payment/payment'

const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll('input')].filter((input) => input.name !== '').map((input) => [input.name, input.value])

/**
 * Leaves for the payment page. The markup is parsed inertly: its one form is rebuilt and submitted when its action is
 * allowed; a page without a form comes back sanitised, to be shown. Nothing of it runs here.
 */
export const openPaymentPage =
  (allowedOrigins: () => readonly string[]) =>
  async ({ markup }: PaymentPage): Promise<Outcome<{ shown: string | null }>> => {
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
    form.submit()
    return done({ shown: null })
  }

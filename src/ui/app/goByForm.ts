import type { SubmitEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Follows a GET form inside the app: its filled fields become the query of its action. */
export const goByForm = (event: SubmitEvent<HTMLFormElement>): void => {
  event.preventDefault()
  const form = event.currentTarget
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(filled).toString()
  const { pathname } = new URL(form.action)
  navigate(query === '' ? pathname : `${pathname}?${query}`)
}

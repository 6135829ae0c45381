import { useEffect, useRef } from 'react'

/** A form that takes the place of another step: the focus goes on to the first field that is still to be filled. */
export const useFirstEmpty = (isShown: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isShown) return
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=radio], [readonly], :disabled), select:not(:disabled)',
    )
    ;[...(fields ?? [])].find(({ value }) => value === '')?.focus()
  }, [isShown])
  return form
}

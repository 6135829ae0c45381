/** The words and plain shapes an article may have; everything else goes, with whatever could run in it. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
]

/** Makes markup of the content service safe to show: `<p onclick="…">Hi</p>` is `<p>Hi</p>`. */
export const cleanMarkup = async (markup: string): Promise<string> => {
  const { default: purify } = await import('dompurify')
  // Without a document, where the server draws a page, nothing can be cleaned: it comes with the script.
  if (!purify.isSupported) return ''
  return purify.sanitize(markup, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/))/i,
  })
}

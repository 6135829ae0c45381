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

/** Parts of an article that begin a line of their own. */
const LINES = /<\/?(?:p|br|ul|ol|li|h[2-4]|blockquote)\b[^>]*>/gi

/** The words of an article in plain paragraphs: `<p onclick="…">Hi <b>you</b></p>` is `<p>Hi you</p>`. */
export const plainMarkup = (markup: string): string =>
  markup
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .split(LINES)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('<', '&lt;')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')

/** Makes markup of the content service safe to show: `<p onclick="…">Hi</p>` is `<p>Hi</p>`. */
export const cleanMarkup = async (markup: string): Promise<string> => {
  const { default: purify } = await import('dompurify')
  // Without a document, where the server draws a page, the words alone are shown; their shapes come with the script.
  if (!purify.isSupported) return plainMarkup(markup)
  return purify.sanitize(markup, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/))/i,
  })
}

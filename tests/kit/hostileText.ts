/** Texts that somebody could send to break what stores, reads, tells or draws them, by what they try. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a zero character': 'a\0b',
  'half a character': 'a\uD83Db',
  'the other half': '\uDE00b',
  controls: 'a\u0007\u001B[31mred\u007F\u0085b',
  'a direction': 'invoice \u202Efdp.exe',
  'directions that never end': `\u2066\u2067\u202B\u202D${'x'.repeat(20)}`,
  'nothing that is seen': '\u200B\u200D\uFEFF\u2060\u3164',
  'an unseen word inside': 'pay\u200B\u00ADpal',
  tags: 'a\u{E0041}\u{E0042}b',
  'many signs on one letter': `Z${'\u0301'.repeat(500)}`,
  'a very long word': 'W'.repeat(4000),
  'too long': 'W'.repeat(70_000),
  markup: `<img src=x onerror="window.broken='markup'">`,
  'a script': `</script><script>window.broken='script'</script>`,
  'a picture that runs': `<svg/onload=window.broken='svg'>`,
  'an end of an attribute': `" autofocus onfocus="window.broken='attribute'" x="`,
  'a link that runs': `javascript:window.broken='link'`,
  'words of a template': '{{constructor.constructor("window.broken=1")()}} ${7*7} {name}',
  'words of a database': `'); drop table messages; --`,
  wildcards: '%_\\%',
  'a format': '%s %n %1$s',
  'a header': 'a\r\nSet-Cookie: broken=1',
  'a family of pictures': '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍⚕️',
  'words of joined letters': 'क्‍ष র‍্য ক্ষ',
  'a prototype': '__proto__',
  'hashes of a mention': '##00000000-0000-4000-8000-00000000dead##',
  'a name of a file': '../../etc/passwd',
}

/** Characters that are seen by nobody and change what is read: none of them may come out of the server. */
const UNSEEN_OUT = new RegExp(
  String.raw`[\0-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u3164]`,
  'u',
)
const HALVES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Texts somewhere in a value that would do harm where they are drawn. */
export const harmfulIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return UNSEEN_OUT.test(value) || HALVES.test(value) ? [JSON.stringify(value)] : []
  if (Array.isArray(value)) return value.flatMap(harmfulIn)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().flatMap(harmfulIn)
  return []
}

import sanitizeHtml from 'sanitize-html'

const schemes = ['http', 'https', 'mailto', 'tel']
/** A link in angle brackets, which would otherwise be read as an HTML tag. */
const autolink = /<((?:https?|mailto|tel):[^\s<>]+)>/gi
/** The destination of a link or image, inline or as a reference, which can stand in a quotation or a list. */
const destination = /(\]\(\s*|^[\s>*+\-\d.)]*\[[^\]]+\]:[\s>]*)(<[^>\n]*>|(?:[^\s()<>]|\([^\s()<>]*\))+)/gm

/**
 * Removes from a text in Markdown what could run a script or change the page: tags and attributes that articles don't need, and links with
 * other schemes than web, email, and phone. Applying it twice changes nothing.
 *
 * @throws {Error} if a text never settles, which no known one does
 */
export function sanitizeMarkdown(text: string): string {
  let safe = text
  for (let round = 0; round < maxRounds; round += 1) {
    const cleaner = sanitizeOnce(safe)
    if (cleaner === safe) return safe
    safe = cleaner
  }
  throw new Error('The text can’t be sanitized')
}

/** A removed link can leave a tag open or join what stood around it, so the result is sanitized again until it stays the same. */
const maxRounds = 20

function sanitizeOnce(text: string): string {
  const safe = sanitizeHtml(text.replace(autolink, '[$1]($1)'), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'details', 'summary'],
    allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title', 'width', 'height'], th: ['scope'] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    parser: { decodeEntities: true },
  })
  // Quotations and ampersands are Markdown. Only what would become a tag or an entity stays escaped.
  const readable = safe
    .replaceAll('&gt;', '>')
    .replaceAll(/&lt;(?![a-z!?/])/gi, '<')
    .replaceAll(/&amp;(?!#|\w+;|lt|gt|amp|quot)/gi, '&')
  return readable.replace(destination, (match, before: string, target: string) =>
    isSafe(target) ? match : `${before}#`,
  )
}

function isSafe(target: string): boolean {
  // Markdown ignores a backslash before punctuation, and browsers ignore control characters.
  const url = target.replaceAll(/[\\<>\s\p{Cc}]/gu, '')
  const scheme = /^([^/?#]*?):/.exec(url)?.[1]
  return scheme === undefined ? !url.startsWith('//') : schemes.includes(scheme.toLowerCase())
}

// cspell:ignore escribió écrit schrieb scritto escreveu geschreven Mensaje reenviado Enviado desde Obtener Fecha Asunto

/** More characters than a line before a quote has. */
const longestLine = 300

/** A line before a quoted email, such as “On Thu, Nov 26, 2026 at 9:00 AM Hearthway <…> wrote:”, in the languages that families write. */
const introduction =
  /^(?:On|El|Le|Am|Il|Em|Op)\b.*(?:wrote|escribió|a écrit|schrieb|ha scritto|escreveu|geschreven)\s?:$/

/** A line after which everything is quoted or added by a program. */
const ends = [
  /^-{2,}\s*(?:Original Message|Forwarded message|Mensaje original|Mensaje reenviado)\s*-{2,}$/i,
  /^_{10,}$/,
  // The signature. (RFC 3676, 4.3)
  /^-- ?$/,
  /^(?:Sent from my |Sent from Outlook|Get Outlook for |Enviado desde mi |Obtener Outlook para )/,
]

/** The first line of the head that Outlook copies, and one that follows it. */
const head = /^\*?(?:From|De):\*? /
const headContinues = /^\*?(?:Sent|Date|To|Subject|Enviado|Fecha|Para|Asunto):\*? /

/**
 * Returns what a person wrote in an email, without the email that it quotes and without the signature, wherever they wrote. Looks at each line a fixed
 * number of times, so a text made to be slow isn’t. [WORK-008]
 */
export function stripQuotes(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  const written: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (isEnd(lines, index)) break
    const introduced = introductionLength(lines, index)
    if (introduced > 0) {
      // Mail programs that don't mark quoted lines put the quote last.
      if (!isQuoteNext(lines, index + introduced)) break
      index += introduced - 1
    } else if (!line.startsWith('>')) {
      written.push(line)
    }
  }
  return written
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function isEnd(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (line.length > longestLine) return false
  if (ends.some((end) => end.test(line))) return true
  return head.test(line) && lines.slice(index + 1, index + 4).some((next) => headContinues.test(next))
}

/** Returns how many lines introduce a quote here. Mail programs break the introduction into up to three. */
function introductionLength(lines: readonly string[], index: number): number {
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines.slice(index, index + length).join(' ')
    if (joined.length > longestLine) return 0
    if (introduction.test(joined)) return length
  }
  return 0
}

function isQuoteNext(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index, index + 3).find((line) => line !== '')
  return next?.startsWith('>') ?? false
}

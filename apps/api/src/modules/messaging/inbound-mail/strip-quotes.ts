// cspell:ignore escribió écrit schrieb scritto escreveu geschreven Mensaje reenviado Enviado desde Obtener Fecha Asunto Inicio

import { SentText } from './sent-text'

/** More characters than a line before a quotation has. */
const longestLine = 300
/** More lines than a signature has. */
const longestSignature = 8

const verbs = '(?:wrote|escribió|a écrit|schrieb|ha scritto|escreveu|geschreven)'
/** A line before a quoted email, such as “On Thu, Nov 26, 2026 at 9:00 AM Hearthway <…> wrote:”, in the languages that families write. */
const introductionStart = /^(?:On|El|Le|Am|Il|Em|Op)\b/
const introduction = new RegExp(`${introductionStart.source}.*${verbs}\\s?:$`)
/** Another one, always in one line: “Hearthway <…> wrote on Thu, 26 Nov 2026 at 09:00:” */
const namedIntroduction = new RegExp(`^\\S.*<\\S+@\\S+>.* ${verbs} .*\\d:$`)

const hasTimeAndYear = (text: string) => /\d{1,2}[:.]\d{2}/.test(text) && /\b20\d{2}\b/.test(text)

/** A line by which a mail program separates an email that it quotes without marks. */
const separators = [
  /^-{2,}\s*(?:Original Message|Forwarded message|Mensaje original|Mensaje reenviado)\s*-{2,}$/i,
  /^(?:Begin forwarded message|Inicio del mensaje reenviado):$/i,
]

/** A line of the head that mail programs copy: of who wrote, and of when. */
const headLine = /^\*?(?:From|Sent|Date|To|Subject|De|Enviado|Fecha|Para|Asunto):\*? \S/

/** A line that a program adds below what a person wrote. */
const programLine =
  /^(?:Sent from my (?:[\p{L}&+-]+, )?[\p{L}\d '’+-]{2,40}|Sent from (?:Outlook|Mail|Yahoo Mail|AOL|Gmail)\b[^,;]{0,40}|Sent with Proton Mail secure email|Get Outlook for .{2,20}|Enviado desde mi [\p{L}\d '’+-]{2,40}|Obtener Outlook para .{2,20})\.?$/u

/**
 * Returns what a person wrote in an email, without the email that it quotes and without the signature, wherever they wrote. `ours` are the texts that we
 * sent, and `footer` is below each of them. Removes only what is in them, what a head of a mail program introduces, and a signature at the end; if nothing is left, it returns
 * everything. Looks at each line a fixed number of times, so a text made to be slow isn’t. [WORK-008, EDGE-005]
 */
export function stripQuotes(text: string, ours: readonly string[] = [], footer = ''): string {
  const rest = writtenWords(text, ours, footer)
  return rest === '' ? joinLines(text.split(/\r?\n/)) : rest
}

/** Returns what `stripQuotes` returns, or nothing if a person wrote nothing. */
export function writtenWords(text: string, ours: readonly string[] = [], footer = ''): string {
  return joinLines(withoutSignature(withoutQuotations(text.split(/\r?\n/), new SentText(ours, footer))))
}

const joinLines = (lines: readonly string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

function withoutQuotations(lines: readonly string[], sent: SentText): string[] {
  const written: string[] = []
  let mark: RegExp | undefined
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trimEnd()
    if (startsHead(lines, index))
      return [...withoutSignature(written), '', ...besideQuotation(lines.slice(index), sent)]
    const introduced = introductionLength(lines, index)
    const next = nextLine(lines, index + introduced)
    if (introduced > 0 && isQuotation(lines.slice(index, index + introduced).join(' '), next, sent)) {
      // Mail programs that don't mark quoted lines put the quotation last.
      if (!next.startsWith('>')) return [...withoutSignature(written), '', ...besideQuotation(lines.slice(index), sent)]
      mark = /^>[> ]|^>$/.test(next) ? /^>(?:[> ]|$)/ : /^>/
      index += introduced - 1
    } else if (!isQuoted(line, mark, sent)) {
      written.push(lines[index] ?? '')
    }
  }
  return written
}

/**
 * Returns what a person wrote between the lines of a quotation without marks, or below it: what follows the first line of ours and isn’t ours. Returns nothing if
 * it quotes something else. Each line of ours counts once, because people write “Thanks,” too. [EDGE-005]
 */
function besideQuotation(lines: readonly string[], sent: SentText): string[] {
  const start = lines.findIndex((line) => sent.has(line))
  const quotation = lines.slice(start < 0 ? lines.length : start)
  const seen = new Set<string>()
  return quotation.filter((line, index) => {
    const isOurs = sent.has(line) && !seen.has(line.trim())
    seen.add(line.trim())
    return !isOurs && !sent.isFooter(line) && !(line.trim() === '--' && sent.isFooter(quotation[index + 1] ?? ''))
  })
}

/** Returns whether a mail program wrote a line and quotes what follows. People write “On Tuesday her doctor wrote:”, too. */
const isQuotation = (line: string, next: string, sent: SentText) =>
  /<[^<>\s]+@[^<>\s]+>/.test(line) || sent.has(next) || (hasTimeAndYear(line) && next.startsWith('>'))

/**
 * Returns whether a line is quoted: if an introduction came before, by the mark that the quotation has. People also begin lines with “>5 falls this year”, and answer
 * at the end of our lines.
 */
const isQuoted = (line: string, mark: RegExp | undefined, sent: SentText) =>
  line.startsWith('>') &&
  (sent.has(line) || sent.isFooter(line) || (mark?.test(line) === true && !sent.isContinuedBy(line)))

/** Returns whether the head of a quoted email starts here, with the line that separates it, if any. */
function startsHead(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trimEnd()
  if (line.length > longestLine) return false
  if (separators.some((separator) => separator.test(line))) return true
  const start = /^_{10,}$/.test(line) ? index + 1 : index
  const head = lines.slice(start, start + 4).map((one) => one.trim())
  const headLength = head.findIndex((one) => !headLine.test(one))
  const copied = headLength < 0 ? head : head.slice(0, headLength)
  // People write “From: Tucson” and “To: Denver”, too.
  const isHead = copied.some((one) => /\S@\S/.test(one) || hasTimeAndYear(one))
  return start > index ? copied.length >= 2 : copied.length >= 3 && isHead
}

/** Returns how many lines introduce a quotation here. Mail programs break the introduction into up to three. */
function introductionLength(lines: readonly string[], index: number): number {
  const first = unmarked(lines[index])
  if (namedIntroduction.test(first)) return 1
  if (!introductionStart.test(first)) return 0
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines
      .slice(index, index + length)
      .map(unmarked)
      .join(' ')
    if (joined.length > longestLine) return 0
    if (introduction.test(joined)) return length
  }
  return 0
}

/** Returns the start of a line without its mark. Apple Mail marks the introduction, too. */
const unmarked = (line = '') =>
  line
    .slice(0, longestLine + 1)
    .replace(/^>\s?/, '')
    .trim()

const nextLine = (lines: readonly string[], index: number) =>
  lines
    .slice(index, index + 3)
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''

/** Leaves out a signature (RFC 3676, 4.3) and what a program adds, both only at the end. */
function withoutSignature(lines: readonly string[]): string[] {
  let end = lines.length
  const dropBlank = () => {
    while (end > 0 && lines[end - 1]?.trim() === '') end -= 1
  }
  dropBlank()
  const mark = lines.lastIndexOf('-- ', end)
  if (mark >= 0 && end - mark <= longestSignature) end = mark
  dropBlank()
  if (programLine.test(lines[end - 1]?.trim() ?? '')) end -= 1
  return lines.slice(0, end)
}

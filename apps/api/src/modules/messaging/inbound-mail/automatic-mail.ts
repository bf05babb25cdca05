import type { Email } from 'postal-mime'

// cspell:ignore autoreply autorespond autoresponder automática Abwesenheitsnotiz respuesta fuera oficina réponse automatique automatische antwort resposta risposta automatica động

/** Headers that only programs set. */
const programHeaders = new Set([
  'x-autoreply',
  'x-autoreply-from',
  'x-auto-reply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-ms-exchange-inbox-rules-loop',
  'x-mail-autoreply',
])

/** How programs begin the subject of an answer in a person’s absence, in the languages of families. */
const absence =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|yahoo! auto response|out of (?:the )?office|ooo|respuesta automática|fuera de (?:la )?oficina|abwesenheitsnotiz|automatische antwort|réponse automatique|resposta automática|risposta automatica|trả lời tự động|自动回复|自動回覆|자동 회신)\s*(?:[:：]|$|re:)/i

/**
 * Returns whether a program sent an email, such as an out-of-office reply or a bounce. A person’s email may come through a list, or have `Auto-Submitted: no`
 * with parameters. (RFC 3834) [EDGE-007]
 */
export function isAutomatic({ headers, from, subject = '' }: Pick<Email, 'headers' | 'from' | 'subject'>): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  // Parameters and comments may follow.
  const submitted = value('auto-submitted')?.split(/[;(\s]/)[0]
  if (submitted !== undefined && submitted !== 'no') return true
  if (['bulk', 'junk', 'auto_reply'].includes(value('precedence') ?? '')) return true
  // A bounce, and an answer that mustn’t be answered.
  if (value('return-path') === '<>') return true
  // A bounce or a receipt.
  if (value('content-type')?.startsWith('multipart/report')) return true
  if (/^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return true
  return headers.some(({ key }) => programHeaders.has(key)) || absence.test(subject.trim())
}

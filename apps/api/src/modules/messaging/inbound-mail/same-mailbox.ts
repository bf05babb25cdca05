// cspell:ignore googlemail
/** Returns whether two email addresses reach the same mailbox: tags after a plus don't count, and Google's domains and dots don't either. [EDGE-007] */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)

function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}

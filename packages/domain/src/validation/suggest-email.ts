/** Domains of mailboxes that most US families have, and real ones that differ from them in one letter. */
const domains = (
  'gmail.com yahoo.com hotmail.com outlook.com aol.com icloud.com live.com msn.com me.com mac.com comcast.net att.net verizon.net ' +
  'sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net frontier.com windstream.net juno.com ' +
  'protonmail.com proton.me ymail.com rocketmail.com aim.com mail.com email.com gmx.com gmx.net zoho.com'
).split(' ')

/** The fewest letters of a name, such as `gmail`, in which one wrong letter is a typo and not another company. */
const minNameLength = 5

/**
 * Returns an email address with the domain that was probably meant, if the one in the text differs in one letter, or two swapped ones, from a
 * common domain, or lacks its ending: `mary@gmial.com` and `mary@gmail` become `mary@gmail.com`. Returns undefined for every other text.
 * [VAL-002, EDGE-009]
 */
export function suggestEmail(text: string): string | undefined {
  const [, name, typed = ''] = /^\s*([^\s@]+)@([^\s@]+?)\s*$/.exec(text) ?? []
  const domain = typed.toLowerCase()
  if (name === undefined || domains.includes(domain)) return undefined
  const meant = domain.includes('.') ? domains.find((known) => isTypo(domain, known)) : findWithoutEnding(domain)
  return meant && `${name}@${meant}`
}

/** Returns the common domain whose ending was left out: first that with this name, then one with a typo in its name or in front of its ending. */
function findWithoutEnding(name: string): string | undefined {
  const isTypoOfName = (known: string) => nameOf(known).length >= minNameLength && isOneEditAway(name, nameOf(known))
  return (
    domains.find((known) => nameOf(known) === name) ??
    domains.find((known) => isTypo(name, known)) ??
    domains.find(isTypoOfName)
  )
}

function isTypo(domain: string, known: string): boolean {
  const knownName = nameOf(known)
  return (knownName.length >= minNameLength || nameOf(domain) === knownName) && isOneEditAway(domain, known)
}

const nameOf = (domain: string) => domain.split('.', 1).join()

/** Returns whether one letter was left out, added, or replaced, or two neighbors were swapped. */
function isOneEditAway(text: string, other: string): boolean {
  if (Math.abs(text.length - other.length) > 1) return false
  const at = [...other].findIndex((letter, index) => letter !== text[index])
  const [rest, otherRest] = at === -1 ? [text.slice(other.length), ''] : [text.slice(at), other.slice(at)]
  const isSwapped = rest.slice(0, 2) === `${otherRest[1]}${otherRest[0]}` && rest.slice(2) === otherRest.slice(2)
  return isSwapped || rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest
}

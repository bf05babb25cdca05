/** A word or phrase that we don't write, and what to write instead. See section 6 of `docs/voice.md`. */
export interface Mark {
  pattern: RegExp
  instead: string
}

/**
 * The literal marks. Those that need a reader are judged in reviews: two clauses joined with a comma, and words that are right in other
 * sentences, such as `alone`, `further`, `else`, `holds`, `hands`, `tells`, and `knows`.
 */
export const marks: readonly Mark[] = [
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  { pattern: /\banybody\b/i, instead: 'anyone' },
  { pattern: /\bnobody\b/i, instead: 'no one' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, or the name of the role' },
  { pattern: /\bwhom\b/i, instead: 'who, or another sentence' },
  { pattern: /\bthe own\b/i, instead: 'your, their, or its' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /(?<!all |several |them |time |given |schema )\bat once\b/i, instead: 'immediately, or at a time' },
  { pattern: /\bbeside\b/i, instead: 'next to, or besides' },
  { pattern: /\ball the same\b/i, instead: 'still' },
  { pattern: /\bthis minute\b/i, instead: 'now' },
  { pattern: /\bjust now\b/, instead: 'now' },
  { pattern: /\bbrings? along\b/i, instead: 'include, or send' },
  { pattern: /\bcomes? along\b/i, instead: 'include' },
  { pattern: /\bgives? back\b/i, instead: 'return' },
  { pattern: /\btakes? back\b/i, instead: 'revoke, or undo' },
  { pattern: /\bso that\b/i, instead: 'so' },
  { pattern: /\bas it is\b/i, instead: 'unchanged' },
  { pattern: /\bby itself\b/i, instead: 'automatically, or only' },
  { pattern: /\bon its way\b/i, instead: 'sent, or when it will arrive' },
  { pattern: /\bgoes out\b/i, instead: 'is sent' },
  { pattern: /\b(?:takes?|taken|took) (?:away|off)\b/i, instead: 'remove' },
  { pattern: /\b(?:stands|bears|carries)\b(?! behind)/i, instead: 'is, means, has, or contains' },
  { pattern: /(?<!there )\b(?:are|takes) no (?!longer|time)/i, instead: 'a negated verb' },
  { pattern: /(?<!as )\b(?:already|before)\.(?:$|\s\*\/|['`"])/i, instead: 'already before the verb, or earlier' },
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\bneighbour/i, instead: 'neighbor' },
  { pattern: /\bcatalogue/i, instead: 'catalog' },
  { pattern: /\bcolour/i, instead: 'color' },
  { pattern: /\bbehaviour/i, instead: 'behavior' },
  { pattern: /\blicence/i, instead: 'license' },
  { pattern: /\bfavour/i, instead: 'favor' },
  { pattern: /\bcentre\b/i, instead: 'center' },
  { pattern: /\bprogrammes?\b/i, instead: 'program' },
  { pattern: /\bcancelled\b/i, instead: 'canceled' },
  { pattern: /\b(?:serialis|organis|recognis|normalis|initialis)/i, instead: '-iz-' },
  { pattern: /\bworking days?\b/i, instead: 'business day' },
  { pattern: /\bhanded (?:on|over|in)\b/i, instead: 'assign, share, or upload' },
]

// cspell:disable: the words that people write, in two languages

import { englishStops, stopNow } from './stop-phrases.en'
import { spanishStops } from './stop-phrases.es'
import { clausesOf, isCourtesy, normalizeWords } from './words-of-message'

/** What a message asks of us: no more messages, messages again, or who we are. */
export type MessageCommand = 'stop' | 'start' | 'help'

/** How a message came. One word by text can mean what it doesn't by email, where `cancel` answers a question. */
type Channel = 'email' | 'text'

/** The words that mean stop if they are the whole message, on every channel. */
const stopWords = new Set([
  ...['stop', 'stop all', 'stopall', 'stop now', 'stop it', 'stop this', 'stop everything', 'please stop it all'],
  ...['unsubscribe', 'optout', 'opt out', 'revoke', 'remove', 'remove me', 'leave me alone', 'leave us alone'],
  ...[
    'cease and desist',
    'no more',
    'alto',
    'basta',
    'basta ya',
    'baja',
    'pare',
    'paren',
    'parar',
    'parele',
    'detener',
  ],
  ...['detenganse', 'dejeme en paz', 'dejenme en paz', 'dejenos en paz', 'dejennos en paz', 'stop ya'],
])

/** The words that mean stop only if they are a whole text, as the text providers define them. */
const stopWordsOfTexts = new Set(['cancel', 'end', 'quit', 'cancelar', 'fin', 'salir', 'no mas', 'ya no', 'terminar'])

const startWords = new Set([
  'start',
  'unstop',
  'un stop',
  'resume',
  'subscribe',
  'optin',
  'opt in',
  'empezar',
  'reanudar',
  'comenzar',
])
const helpWords = new Set(['help', 'info', 'ayuda'])

/** What ends a wish that it follows: a time, or a condition. Such a sentence is for a person to read. */
const condition = /^(?:if|when|unless|until|once|si|cuando|hasta|a menos)\b/
/** What means calls and nothing else. */
const callWord =
  /\b(?:call(?:s|ed|ing)?|robocalls?|phoning|phone (?:me|us|my|this|calls?)|(?:by|over the|on the) phone|llam\w*|por telefono)\b/
/** What is, or can be, about texts and emails. */
const writtenWord =
  /\b(?:text\w*|sms|msg\w*|messag\w*|e?mails?|e?mailing|writ\w*|reminders?|notifications?|alerts?|spam\w*|stuff|communications?|correspondence|updates?|newsletters?|anything|mensaj\w*|correos?|escrib\w*|recordatorios?|avisos?|notificaciones|alertas?|cosas|informacion|nada)\b/
/** A wish to be left in peace, which is about calls only if it says “by phone”. */
const contactWord = /\b(?:contact\w*|both\w*|harass\w*|reach\w*|disturb\w*|molest\w*|busqu\w*|busc\w*)\b/

/**
 * Returns what a message asks of us, if its words are clear. A word such as “stop” must be the whole message, apart from courtesies and a name. A sentence
 * such as “please stop texting me” counts in any message, unless it's only about calls. [EDGE-008]
 */
export function readCommand(text: string, channel: Channel, sender = ''): MessageCommand | undefined {
  const clauses = clausesOf(text)
  const name = normalizeWords(sender)
  const rest = clauses.filter((clause) => clause !== name && !isCourtesy(clause, name))
  const words = rest.every(isShort) ? rest.map(withoutCourtesy) : []
  // “STOP. Don’t call me.”
  const withoutCalls = words.filter((word) => !(isStopPhrase(word) && isOnlyAboutCalls(word)))
  if (isEach(withoutCalls, (word) => isStopWord(word, channel))) return 'stop'
  if (isEach(words, (word) => startWords.has(word))) return 'start'
  if (channel === 'text' && isEach(words, (word) => helpWords.has(word))) return 'help'
  return asksToStop(text) ? 'stop' : undefined
}

/** Returns whether a clause is as short as one that asks for something. A text that is made to take long isn't compared. */
const isShort = (clause: string) => clause.split(' ').length <= 16

const isEach = (words: string[], holds: (word: string) => boolean) => words.length > 0 && words.every(holds)

function isStopWord(word: string, channel: Channel): boolean {
  // “STOP STOP STOP”
  const single = [...new Set(word.split(' '))].join(' ')
  if (stopNow.test(word)) return true
  return [word, single].some((each) => stopWords.has(each) || (channel === 'text' && stopWordsOfTexts.has(each)))
}

/** Returns a clause without the courtesies around it. */
const withoutCourtesy = (clause: string) =>
  clause
    .replace(/^(?:(?:please|pls|plz|kindly|just|ok|okay|hey|i said|i say|we said|por favor|favor de) )+/, '')
    .replace(/(?: (?:please|pls|plz|thanks|thank you|por favor|gracias|ok|okay))+$/, '')

function asksToStop(text: string): boolean {
  return text.split(/[.!?\n;]+/).some((sentence) => {
    if (condition.test(normalizeWords(sentence))) return false
    return [sentence, joinList(sentence), ...sentence.split(/,|\s[-–—]+\s|\band\b/i)].some((part) => {
      const words = normalizeWords(part)
      if (!isShort(words)) return false
      const clause = withoutCourtesy(words)
      return isStopPhrase(clause) && !isOnlyAboutCalls(clause)
    })
  })
}

const stopPhrases = [...englishStops, ...spanishStops]
const isStopPhrase = (clause: string) => stopPhrases.some((phrase) => phrase.test(clause))

/** Returns whether a clause is only about calls. Such a wish stops no texts and emails, so a person reads it. */
const isOnlyAboutCalls = (clause: string) =>
  callWord.test(clause) &&
  !writtenWord.test(clause) &&
  (!contactWord.test(clause) || /\b(?:by|over the|on the) phone\b|\bpor telefono\b/.test(clause))

/** Returns “calling, texting, and emailing” with the same word between all of its items. */
function joinList(sentence: string): string {
  const word = isShort(normalizeWords(sentence)) ? /,.*\s(and|or|y|o|ni)\s/i.exec(sentence)?.[1] : undefined
  return word ? sentence.replaceAll(/,\s*(?:(?:and|or|y|o|ni)\s)?/gi, ` ${word} `) : sentence
}

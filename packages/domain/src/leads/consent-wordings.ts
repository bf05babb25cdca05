import type { CallerChoice } from './caller'
import type { ConsentKind, HomeConsent } from './consents'
import { momentText } from './moment-text'

/**
 * What a wording is about: calls about a request, a text before the call, sharing with one more community, or calls of a real estate agent. One that
 * ends with `-email` is for a family that would rather not be called. A spoken one is what staff confirm after a conversation.
 */
export type WordingId = RequestWordingId | 'share' | 'spoken-contact' | 'spoken-share' | `spoken-${HomeConsent}`

/** A wording that a request can name. */
export type RequestWordingId = 'contact' | 'contact-email' | 'texts' | HomeConsent | `${HomeConsent}-email`

/** A wording as a request names it. [TRUTH-002] */
export interface NamedWording<Id extends WordingId = WordingId> {
  id: Id
  version: string
  language: string
}

/** The present wording of a consent in a language. `{callers}` and `{caller}` stand for who calls, `{operator}` for us, and `{community}` for who gets the data. [TRUST-001, TRUTH-002] */
export interface ConsentWording extends NamedWording {
  text: string
}

/** The present wordings. Raise the version whenever you change a text; the API stores each version and refuses a changed text. */
export const consentWordings: readonly ConsentWording[] = [
  {
    id: 'contact',
    version: '2',
    language: 'en',
    text: 'When you send this request, you agree that {callers} may call and email you about it. It’s free, and you can stop at any time.',
  },
  {
    id: 'contact',
    version: '2',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que {callers} le llame y le escriba sobre ella. Es gratis, y puede detenerlo en cualquier momento.',
  },
  {
    id: 'texts',
    version: '3',
    language: 'en',
    text: '{caller} may text me before calling. Optional. Reply STOP at any time to opt out.',
  },
  {
    id: 'texts',
    version: '3',
    language: 'es',
    text: '{caller} puede enviarme un mensaje de texto antes de llamar. Opcional. Responda STOP en cualquier momento para cancelar.',
  },
  {
    id: 'share',
    version: '1',
    language: 'en',
    text: 'You agree that {community} gets your name, email, phone number, and answers, and may call and email you.',
  },
  {
    id: 'share',
    version: '1',
    language: 'es',
    text: 'Usted acepta que {community} reciba su nombre, correo electrónico, teléfono y respuestas, y que le llame y le escriba.',
  },
  {
    id: 'sell-home',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that a local real estate agent who works with {operator} may call and email you about selling a home. We’ll email you their name first.',
  },
  {
    id: 'sell-home',
    version: '1',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que un agente inmobiliario local que trabaja con {operator} le llame y le escriba sobre la venta de una vivienda. Antes le enviaremos su nombre por correo electrónico.',
  },
  {
    id: 'buy-home',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that a local real estate agent who works with {operator} may call and email you about buying a home. We’ll email you their name first.',
  },
  {
    id: 'buy-home',
    version: '1',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que un agente inmobiliario local que trabaja con {operator} le llame y le escriba sobre la compra de una vivienda. Antes le enviaremos su nombre por correo electrónico.',
  },
  {
    id: 'contact-email',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that {callers} may email you about it. No one will call you. It’s free, and you can stop at any time.',
  },
  {
    id: 'contact-email',
    version: '1',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que {callers} le escriba por correo electrónico sobre ella. Nadie le llamará. Es gratis, y puede detenerlo en cualquier momento.',
  },
  {
    id: 'sell-home-email',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that a local real estate agent who works with {operator} may email you about selling a home. We’ll email you their name first.',
  },
  {
    id: 'sell-home-email',
    version: '1',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que un agente inmobiliario local que trabaja con {operator} le escriba por correo electrónico sobre la venta de una vivienda. Antes le enviaremos su nombre por correo electrónico.',
  },
  {
    id: 'buy-home-email',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that a local real estate agent who works with {operator} may email you about buying a home. We’ll email you their name first.',
  },
  {
    id: 'buy-home-email',
    version: '1',
    language: 'es',
    text: 'Al enviar esta solicitud, usted acepta que un agente inmobiliario local que trabaja con {operator} le escriba por correo electrónico sobre la compra de una vivienda. Antes le enviaremos su nombre por correo electrónico.',
  },
  {
    id: 'spoken-contact',
    version: '1',
    language: 'en',
    text: 'The family agreed, on the phone or in person, that {callers} may call and email them about their search.',
  },
  {
    id: 'spoken-contact',
    version: '1',
    language: 'es',
    text: 'La familia aceptó, por teléfono o en persona, que {callers} le llame y le escriba sobre su búsqueda.',
  },
  {
    id: 'spoken-share',
    version: '1',
    language: 'en',
    text: 'The family agreed, on the phone or in person, that {community} gets their name, email, phone number, and answers.',
  },
  {
    id: 'spoken-share',
    version: '1',
    language: 'es',
    text: 'La familia aceptó, por teléfono o en persona, que {community} reciba su nombre, correo electrónico, teléfono y respuestas.',
  },
  {
    id: 'spoken-sell-home',
    version: '1',
    language: 'en',
    text: 'The family agreed, on the phone or in person, that a local real estate agent who works with {operator} may call and email them about selling a home, after we email them the agent’s name.',
  },
  {
    id: 'spoken-sell-home',
    version: '1',
    language: 'es',
    text: 'La familia aceptó, por teléfono o en persona, que un agente inmobiliario local que trabaja con {operator} le llame y le escriba sobre la venta de una vivienda, después de recibir su nombre por correo electrónico.',
  },
  {
    id: 'spoken-buy-home',
    version: '1',
    language: 'en',
    text: 'The family agreed, on the phone or in person, that a local real estate agent who works with {operator} may call and email them about buying a home, after we email them the agent’s name.',
  },
  {
    id: 'spoken-buy-home',
    version: '1',
    language: 'es',
    text: 'La familia aceptó, por teléfono o en persona, que un agente inmobiliario local que trabaja con {operator} le llame y le escriba sobre la compra de una vivienda, después de recibir su nombre por correo electrónico.',
  },
]

/** Returns the present wording of a consent, in English if there is none in the language. */
export function findConsentWording(id: WordingId, language: string): ConsentWording | undefined {
  const ofId = consentWordings.filter((wording) => wording.id === id)
  return ofId.find((wording) => wording.language === language) ?? ofId.find((wording) => wording.language === 'en')
}

/** What a consent with each wording allows. */
const kinds: Record<WordingId, Exclude<ConsentKind, 'request' | 'disclosure'>> = {
  contact: 'contact',
  'contact-email': 'contact',
  texts: 'texts',
  share: 'share',
  'sell-home': 'sell-home',
  'buy-home': 'buy-home',
  'sell-home-email': 'sell-home',
  'buy-home-email': 'buy-home',
  'spoken-contact': 'contact',
  'spoken-share': 'share',
  'spoken-sell-home': 'sell-home',
  'spoken-buy-home': 'buy-home',
}

/** Returns what a consent with a wording allows. [TRUST-001] */
export function consentKind(id: WordingId): Exclude<ConsentKind, 'request' | 'disclosure'> {
  return kinds[id]
}

/** Returns the present wording of a consent as a request names it. */
export function namedWording<Id extends WordingId>(id: Id, language: string): NamedWording<Id> | undefined {
  const wording = findConsentWording(id, language)
  return wording && { id, version: wording.version, language: wording.language }
}

/** Who a wording names: the callers that a family was shown, if they were chosen, the operator, and who gets the data. */
export interface WordingNames {
  choice: Omit<CallerChoice, 'id'> | undefined
  operator: string
  community?: string
}

/** Returns the text of a wording with the callers' names, exactly as a page shows it and as the server records it. [TRUTH-001, TRUTH-002] */
export function consentText(
  { id, text, language }: Pick<ConsentWording, 'id' | 'text' | 'language'>,
  names: WordingNames,
): string {
  const phrases = phrasesFor(id, language)
  const advisor = names.choice?.callers.find(({ kind }) => kind === 'advisor')
  return text
    .replace('{callers}', () => callersText(names, phrases, language))
    .replace('{caller}', () => advisor?.name ?? phrases.myAdvisor)
    .replace('{community}', () => names.community ?? '')
    .replace('{operator}', () => names.operator)
}

/** Returns the communities that a consent names, as its text continues with a singular verb: `Aspen Court`, or `each of Aspen Court and Elm Corner`. [WORK-021] */
export function consentCommunities(names: readonly string[], language: ConsentWording['language']): string {
  const [first = ''] = names
  if (names.length < 2) return first
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(names)
  return language === 'es' ? `cada una de ${list}` : `each of ${list}`
}

/** Returns who may call, with who calls otherwise and from when on. [TRUTH-001, TRUTH-008] */
function callersText({ choice, operator }: WordingNames, phrases: Phrases, language: string): string {
  if (!choice) return phrases.anAdvisor(operator)
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US')
  const time = momentText(choice.callBy, choice.timeZone, language === 'es' ? 'es' : 'en')
  const named = choice.callers.map(({ kind, name }) => {
    if (kind === 'community') return phrases.team(name)
    return kind === 'advisor' ? phrases.advisor(name, operator, time) : phrases.anAdvisor(operator)
  })
  const areAllTeams = choice.callers.every(({ kind }) => kind === 'community')
  if (!areAllTeams) return list.format(named)
  return phrases.teamsOnly(list.format(named), choice.backup?.name ?? phrases.anAdvisor(operator), time)
}

type Phrases = typeof english

/** Returns how a wording names people. One for a family that would rather not be called mentions no calls. [TRUST-006] */
function phrasesFor(id: WordingId, language: string): Phrases {
  const isByEmail = id.endsWith('-email')
  if (language === 'es') return isByEmail ? { ...spanish, ...spanishByEmail } : spanish
  return isByEmail ? { ...english, ...englishByEmail } : english
}

const english = {
  advisor: (name: string, operator: string, time: string) =>
    `${name} (or another ${operator} advisor if ${name} can’t call by ${time})`,
  anAdvisor: (operator: string) => `a local ${operator} advisor`,
  team: (community: string) => `the team at ${community}`,
  teamsOnly: (teams: string, backup: string, time: string) => `${teams} (or ${backup} if they can’t call by ${time})`,
  myAdvisor: 'My advisor',
}

const englishByEmail: Pick<Phrases, 'advisor' | 'teamsOnly'> = {
  advisor: (name, operator, time) => `${name} (or another ${operator} advisor if ${name} can’t email by ${time})`,
  teamsOnly: (teams, backup, time) => `${teams} (or ${backup} if they can’t email by ${time})`,
}

const spanish: Phrases = {
  advisor: (name, operator, time) =>
    `${name} (u otra persona de la asesoría de ${operator} si ${name} no puede llamar antes del ${time})`,
  anAdvisor: (operator) => `alguien de la asesoría local de ${operator}`,
  team: (community) => `el equipo de ${community}`,
  teamsOnly: (teams, backup, time) => `${teams} (o ${backup} si no pueden llamar antes del ${time})`,
  myAdvisor: 'Mi asesoría local',
}

const spanishByEmail: typeof englishByEmail = {
  advisor: (name, operator, time) =>
    `${name} (u otra persona de la asesoría de ${operator} si ${name} no puede escribir antes del ${time})`,
  teamsOnly: (teams, backup, time) => `${teams} (o ${backup} si no pueden escribir antes del ${time})`,
}

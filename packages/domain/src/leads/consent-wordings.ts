import type { Caller, CallerChoice } from './caller'
import { momentText } from './moment-text'

/** What a wording is about: being called about a request, or a text before the call. */
export type WordingId = 'contact' | 'texts'

/** A wording as a request names it. [TRUTH-002] */
export interface NamedWording {
  id: WordingId
  version: string
  language: string
}

/** The present wording of a consent in a language. `{callers}` and `{caller}` stand for who calls. [TRUST-001, TRUTH-002] */
export interface ConsentWording extends NamedWording {
  text: string
}

/** The present wordings. Raise the version whenever you change a text; the API stores each version and refuses a changed text. */
export const consentWordings: readonly ConsentWording[] = [
  {
    id: 'contact',
    version: '1',
    language: 'en',
    text: 'When you send this request, you agree that {callers} may call and email you about it. It’s free, and you can stop at any time.',
  },
  {
    id: 'contact',
    version: '1',
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
]

/** Returns the present wording of a consent, in English if there is none in the language. */
export function findConsentWording(id: WordingId, language: string): ConsentWording | undefined {
  const ofId = consentWordings.filter((wording) => wording.id === id)
  return ofId.find((wording) => wording.language === language) ?? ofId.find((wording) => wording.language === 'en')
}

/** Returns the present wording of a consent as a request names it. */
export function namedWording(id: WordingId, language: string): NamedWording | undefined {
  const wording = findConsentWording(id, language)
  return wording && { id, version: wording.version, language: wording.language }
}

/** Who a wording names: the callers that a family was shown, if they were chosen, and the operator. */
export interface WordingNames {
  choice: Pick<CallerChoice, 'callers' | 'callBy' | 'timeZone'> | undefined
  operator: string
}

/** Returns the text of a wording with the callers' names, exactly as a page shows it and as the server records it. [TRUTH-001, TRUTH-002] */
export function consentText(
  { text, language }: Pick<ConsentWording, 'text' | 'language'>,
  names: WordingNames,
): string {
  const phrases = language === 'es' ? spanish : english
  const callers: readonly Caller[] = names.choice?.callers ?? [{ kind: 'operator', name: names.operator }]
  const time = names.choice && momentText(names.choice.callBy, names.choice.timeZone, language)
  const advisor = callers.find(({ kind }) => kind === 'advisor')
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US')
  const named = callers.map(({ kind, name }) => {
    if (kind === 'community') return phrases.team(name)
    return kind === 'advisor' && time ? phrases.advisor(name, names.operator, time) : phrases.anAdvisor(names.operator)
  })
  return text
    .replace('{callers}', () => list.format(named))
    .replace('{caller}', () => advisor?.name ?? phrases.myAdvisor)
}

const english = {
  advisor: (name: string, operator: string, time: string) =>
    `${name} (or another ${operator} advisor if ${name} can’t call by ${time})`,
  anAdvisor: (operator: string) => `a local ${operator} advisor`,
  team: (community: string) => `the team at ${community}`,
  myAdvisor: 'My advisor',
}

const spanish: typeof english = {
  advisor: (name, operator, time) =>
    `${name} (u otra persona de la asesoría de ${operator} si ${name} no puede llamar antes del ${time})`,
  anAdvisor: (operator) => `alguien de la asesoría local de ${operator}`,
  team: (community) => `el equipo de ${community}`,
  myAdvisor: 'Mi asesoría local',
}

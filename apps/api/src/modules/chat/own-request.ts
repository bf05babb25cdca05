import type { ChatSource } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import { plainQuestion } from './question-words'
import { withoutAccents } from './spanish/spanish-words'

/** Questions about what the family itself sent: who calls, who has its information, and how to stop, change, or cancel that. */
const patterns: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:stop|quit|no more) (?:\w+ ){0,3}?(?:call\w*|text\w*|email\w*|contact\w*|sharing|bothering)\b/,
    /\b(?:unsubscribe|opt out)\b|\btake me off\b/,
    /\b(?:cancel|withdraw|undo|reschedule) (?:my|the|our|this) (?:\w+ )?(?:requests?|calls?|tours?|visits?|appointments?)\b/,
    /\b(?:change|move) (?:(?:the )?(?:time|day|date) (?:of|for) )?(?:my|our) (?:\w+ )?(?:calls?|tours?|visits?|appointments?|requests?)\b/,
    /\b(?:delete|remove|erase|change|update|correct) (?:all )?(?:of )?(?:my|our) (?:\w+ )?(?:info\w*|data|details|number|email|request|answers)\b/,
    /\bwho(?:s| is| will|ll)? (?:going to |gonna )?(?:call|calls|calling|contact|email|text) (?:me|us)\b/,
    /\bwhen (?:will|is|are|does|do) (?:\w+ ){1,3}?(?:call|calling|contact|email) (?:me|us)\b/,
    /\bwho has (?:my|our) (?:phone )?(?:number|info\w*|contact|data|email|request)\b/,
    /\b(?:did you get|status of|what happened (?:to|with)) (?:my|our) request\b/,
  ],
  es: [
    /\b(?:dej\w+|par\w+|no quiero que) (?:\w+ ){0,3}?(?:llam\w+|escrib\w+|contact\w+|compartir)\b|\bno me llamen\b/,
    /\b(?:cancelar|cancela|cancelo|cambiar|cambio|mover) (?:\w+ ){0,4}?(?:mi|nuestra) (?:solicitud|llamada|visita|cita)\b/,
    /\b(?:borr\w+|elimin\w+|quit\w+|corregir|cambiar) (?:todos? )?(?:mis|mi) (?:datos|informacion|numero|correo|solicitud|respuestas)\b/,
    /\b(?:quien|cuando) (?:me|nos) (?:va a |van a )?(?:llam\w+|escrib\w+|contact\w+)\b/,
    /\bquien(?:es)? (?:tiene|tienen) (?:mi|mis) (?:datos|informacion|numero|telefono|correo|solicitud)\b/,
  ],
}

const answers: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Who has your information',
    text: 'This page shows who has your request and who will call you. You can stop sharing with one of them or with everyone, and choose when we call. To change or cancel a call or a tour that you booked, open the link in its email.',
  },
  es: {
    title: 'Quién tiene su información',
    text: 'Esta página muestra quién tiene su solicitud y quién le llamará. Puede dejar de compartir sus datos con uno o con todos, y elegir cuándo le llamamos. Para cambiar o cancelar una llamada o una visita que reservó, abra el enlace de su correo electrónico.',
  },
}

/** Returns where a family manages its own request, if that’s what it asks about. The chat doesn’t know whose question it is. [TRUST-003, TRUST-004] */
export function findOwnRequest(question: string, language: Language): { text: string; source: ChatSource } | undefined {
  const plain = withoutAccents(plainQuestion(question))
  // Families also type English on our Spanish pages.
  const all = language === 'es' ? [...patterns.es, ...patterns.en] : patterns.en
  if (!all.some((pattern) => pattern.test(plain))) return undefined
  const { title, text } = answers[language]
  return { text, source: { kind: 'page', title, path: '/receipts' } }
}

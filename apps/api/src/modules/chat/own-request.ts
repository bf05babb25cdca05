import type { ChatSource } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import { plainQuestion } from './question-words'
import { withoutAccents } from './spanish/spanish-words'

/** Questions about what the family itself sent: who calls, who has its information, and how to stop, change, or cancel that. */
const patterns: Record<Language, readonly RegExp[]> = {
  en: [
    // Not “get my mom to stop calling me”.
    /^(?!.*\b(?:get|make|tell|ask) (?:my |our )?(?:mom|mother|dad|father|parents?|her|him|them)\b).*\b(?:stop|quit|no more) (?:(?:the|these|those|all|your|getting|sending|receiving|phone) )*(?:calls?|calling|texts?|texting|emails?|emailing|contacting|sharing (?:my|our)|bothering)\b(?! (?:to|at|for|room)\b)/,
    /\b(?:dont|do not|never) (?:call|text|email|contact) (?:me|us)\b|\bdont want (?:any |more |your |the |to get )*(?:calls?|texts?|emails?)\b/,
    /\bunsubscribe\b|\bopt out(?: of (?:the |your |all )*(?:calls?|texts?|emails?|messages?)\b|[.!?]*$)|\btake me off (?:your|the|this) list\b/,
    /\b(?:cancel|withdraw|undo|reschedule) (?:(?:my|our|this) (?:tour |phone )?(?:requests?|calls?|tours?|visits?)|the (?:requests?|calls?|tours?))\b/,
    /\b(?:change|move) (?:(?:the )?(?:time|day|date) (?:of|for) )?(?:my|our) (?:phone )?(?:calls?|tours?|requests?)\b/,
    /\b(?:delete|remove|erase) (?:all )?(?:of )?(?:my|our) (?:\w+ )?(?:info\w*|data|details|number|email|request|answers)\b/,
    /\b(?:change|update|correct) (?:my|our) (?:contact |phone |email )?(?:info\w*|number|email|address|details)\b(?! with\b)/,
    /\bwho(?:s|ll)? (?:(?:will|is|was|just|going to|gonna|be) )*(?:call|calls|called|calling|contact|contacted|contacting|email|emailed|text|texted) (?:me|us)\b(?! (?:when|in)\b| if (?!i (?:ask|request|send|submit)\b))/,
    /\bwhen (?:will|is|are|does|do) (?:(?!staff|nurses?|doctors?|caregivers?|aides?)[a-z]+|(?:an?|the|my|our) (?:local )?advisor) (?:going to )?(?:call|calling|contact|email) (?:me|us)\b/,
    /\bwho has (?:my|our) (?:phone )?(?:number|info\w*|contact|data|email|request)\b/,
    /\b(?:did you get|status of|what happened (?:to|with)) (?:my|our) request\b/,
  ],
  es: [
    /\b(?:dejen?|paren?) de (?:llamar|escribir|contactar|mandar|enviar|molestar)/,
    /\bno (?:me|nos) (?:llamen?|escriban?|contacten?)\b/,
    /\bno quiero (?:que (?:me|nos) (?:llamen?|escriban?|contacten?)|(?:recibir )?(?:mas )?(?:llamadas|correos|mensajes))\b/,
    /\bdej(?:o|ar|e|en) de compartir (?:mis?|nuestr[oa]s?) (?:datos|informacion|numero|telefono|correo|contacto)\b/,
    /\b(?:cancel(?:ar|o|en|e)|cambi(?:ar|o)|mover|muevo) (?:\w+ ){0,4}?(?:mi|nuestra|la) (?:solicitud|llamada|visita)\b/,
    /\b(?:borr(?:ar|o|en|e)|elimin(?:ar|o|en|e)|quit(?:ar|o|en|e)|corregir|corrijo|cambi(?:ar|o)) (?:todos? )?mis? (?:datos|informacion|numero|telefono|correo|solicitud|respuestas)\b/,
    /^[^a-z]*(?:y )?(?:quien|cuando) (?:(?:me|nos) (?:va a |van a )?(?:llam|escrib|contact)|van? a (?:llamar|escribir|contactar)(?:me|nos))\w*\b(?! si\b)/,
    /\bquien(?:es)? tienen? mis? (?:datos|informacion|numero|telefono|correo|solicitud)\b/,
  ],
}

const answers: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Who has your information',
    text: 'On “Who has your information,” you can see who received your request and who will call you, choose when we call, and stop sharing or delete your information. Your homebase shows the calls and tours that you booked.',
  },
  es: {
    title: 'Quién tiene su información',
    text: 'En “Quién tiene su información” puede ver quién recibió su solicitud y quién le llamará, elegir cuándo le llamamos, y dejar de compartir o borrar su información. En su página personal están las llamadas y visitas que reservó.',
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

import type { ChatSource } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import { plainQuestion } from './question-words'
import { withoutAccents } from './spanish/spanish-words'

/** Questions about who answers. */
const patterns: Record<Language, RegExp> = {
  en: /\b(?:are you|is (?:this|that|it)|am i (?:talking|chatting|speaking|writing) (?:to|with)) (?:an? )?(?:actual |real |live )?(?:person|people|human|humans|robot|bot|chatbot|computer|machine|ai|someone real)\b/,
  es: /\b(?:es(?: usted| esto)?|eres(?: tu)?|hablo con|estoy (?:hablando|chateando) con) (?:una? )?(?:persona|humano|robot|bot|computadora|maquina|inteligencia artificial|alguien real)\b/,
}

const answers: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Contact us',
    text: 'You’re writing to an automated chat. It answers from what we publish, and no person reads it. To reach a person, call or write to us.',
  },
  es: {
    title: 'Contacto',
    text: 'Está escribiendo a un chat automático. Responde con lo que publicamos, y ninguna persona lo lee. Para hablar con una persona, llámenos o escríbanos.',
  },
}

/** Returns what the chat is, if a question is about that. [CHAT-001] */
export function findAboutChat(question: string, language: Language): { text: string; source: ChatSource } | undefined {
  const plain = withoutAccents(plainQuestion(question))
  // Families also type English on our Spanish pages.
  const all = language === 'es' ? [patterns.es, patterns.en] : [patterns.en]
  if (!all.some((pattern) => pattern.test(plain))) return undefined
  const { title, text } = answers[language]
  return { text, source: { kind: 'page', title, path: '/contact' } }
}

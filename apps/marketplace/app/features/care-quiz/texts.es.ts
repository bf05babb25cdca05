import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const quizTexts: Translated<typeof english.quizTexts> = {
  heading: '¿No sabe qué tipo de cuidado elegir?',
  lead: 'Averigüe qué tipo de cuidado podría ser el adecuado, por qué y cuánto cuesta.',
  link: 'Responda 5 preguntas',
  hint: 'Piense en una semana normal. Son cinco preguntas, y no guardamos nada a menos que usted lo pida.',
  questions: {
    dressing: 'Vestirse y bañarse',
    medication: 'Tomar las medicinas correctas',
    orientation: 'Encontrar el camino a casa',
    standing: 'Levantarse de una silla',
    meals: 'Las comidas y las compras',
  },
  answers: { alone: 'Sin ayuda', some: 'Algo de ayuda', full: 'Mucha ayuda' },
  inSentence: {
    dressing: 'vestirse y bañarse',
    medication: 'tomar las medicinas',
    orientation: 'encontrar el camino a casa',
    standing: 'levantarse de una silla',
    meals: 'las comidas y las compras',
  },
  submit: 'Mostrar el cuidado adecuado',
  answered: (count, all) => `${count} de ${all} respondidas`,
  start: 'Cada respuesta ilumina una ventana.',
  leastToMost: 'al mes en Estados Unidos, de la menor a la mayor ayuda',
  seeAll: 'Ver todas las residencias',
  soFar: 'Por ahora, lo más adecuado parece ser',
  because: (needs) => `Porque hace falta ayuda para ${needs}.`,
  becauseNone: 'Hasta ahora, ninguna de sus respuestas indica que haga falta ayuda personal.',
  monthly: (range) => `${range} al mes`,
  price: (range, where) => `${range} al mes ${where}`,
  noPrice: 'Aquí muy pocas residencias publican un precio, así que no podemos dar un rango.',
  see: 'Ver estas residencias',
  notAdvice: 'Esto es un punto de partida y no un consejo médico. Un médico o un asesor puede decirle más.',
}

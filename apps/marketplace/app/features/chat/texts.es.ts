import type { Translated } from '@pkg/domain'
import type * as english from './texts'

const dayFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })

export const chatTexts: Translated<typeof english.chatTexts> = {
  open: 'Hacer una pregunta',
  title: (brand) => `Pregunte a ${brand}`,
  notAPerson: 'Respuestas automáticas, no de una persona',
  close: 'Cerrar',
  conversation: 'Conversación',
  messages: 'Preguntas y respuestas',
  intro:
    'Este chat es automático: ninguna persona lo lee. Responde con lo que publicamos y, si no sabe algo, lo dice. No guardamos sus preguntas.',
  introCommunity: (name) =>
    `Este chat es automático: ninguna persona lo lee. Responde con lo que dice la página de ${name} y con lo que publicamos y, si no sabe algo, lo dice. No guardamos sus preguntas.`,
  questions: {
    default: [
      '¿Cómo ganan dinero ustedes?',
      '¿Con quién comparten mis datos?',
      '¿Cómo me ayuda un asesor?',
      '¿Cómo dejo de compartir mis datos?',
    ],
    community: [
      '¿Cuánto cuesta al mes?',
      '¿Hay habitaciones libres?',
      '¿Cuándo podemos visitar la residencia?',
      '¿Qué dicen las reseñas?',
    ],
  },
  suggestions: 'Preguntas para empezar',
  getPricing: 'Pedir precios',
  chooseCommunity: 'Elegir una residencia',
  field: 'O escriba la pregunta con sus palabras',
  send: 'Enviar',
  tooShort: 'Escriba una pregunta',
  person: 'Prefiero hablar con una persona',
  startOver: 'Empezar de nuevo',
  you: 'Usted preguntó:',
  pending: 'Buscando…',
  failed: (phone) =>
    `No pudimos obtener una respuesta. Revise su conexión e inténtelo de nuevo, o llámenos al ${phone}.`,
  busy: (phone) => `Se hicieron muchas preguntas desde esta conexión. Espere unos minutos, o llámenos al ${phone}.`,
  tryAgain: 'Intentar de nuevo',
  source: (title, section) => (section ? `${title}: ${section}` : title),
  found: 'Encontramos esto en nuestro sitio:',
  from: 'Fuente:',
  asOf: (day) => `Datos al ${dayFormat.format(Date.parse(`${day}T00:00:00Z`))}`,
  refusals: {
    medical:
      'Este chat no puede dar consejos médicos. En una emergencia, llame al 911. Si alguien puede hacerse daño, llame o envíe un mensaje de texto al 988. En otros casos, pregunte a un médico o a una enfermera.',
    legal:
      'Este chat no puede dar consejos legales. Un abogado de su estado especializado en asuntos de personas mayores sí puede darlos.',
    financial:
      'Este chat no puede dar consejos financieros. Un asesor financiero o un preparador de impuestos sí puede darlos.',
    people: 'Este chat no comparte información sobre otras personas.',
    future:
      'Nadie puede prometer lo que va a pasar, y este chat tampoco. Pregunte a la residencia y pida la respuesta por escrito.',
    topic: 'Este chat solo responde preguntas sobre residencias para personas mayores.',
    unlisted: 'La página de esta residencia no lo dice. Puede preguntarle a una persona.',
    unknown: 'No lo sabemos. No encontramos la respuesta en nuestro sitio. Puede preguntarle a una persona.',
  },
  personTitle: 'Hablar con una persona',
  callUs: 'Llámenos al',
  hours: 'Contestamos el teléfono de 8 a. m. a 8 p. m., todos los días.',
  orEmail: 'o escriba a',
  orRequest: (name) =>
    `O conteste unas preguntas sobre ${name}. Antes de que envíe sus respuestas, le diremos quién se comunicará con usted.`,
  orAdvisor: 'También puede buscar un asesor local o elegir una residencia para preguntarle.',
  findAdvisor: 'Buscar un asesor',
  wizard: (name) => `Pedir precios de ${name}`,
  loading: 'Cargando las preguntas…',
  loadFailed: 'No pudimos cargar las preguntas. Revise su conexión e inténtelo de nuevo.',
}

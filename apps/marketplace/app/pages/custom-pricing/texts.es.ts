import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const customPricingTexts: Translated<typeof english.customPricingTexts> = {
  title: 'Pedir precios',
  description: 'Escriba una ciudad o un código postal y elija la residencia cuyo precio quiere saber.',
  lead: 'Díganos dónde buscar. Luego elija una residencia y responda unas preguntas, una por una. Le pediremos su teléfono casi al final, y antes le diremos quién le llamará.',
  place: 'Ciudad o código postal',
  care: 'Tipo de cuidado',
  anyCare: 'Cualquiera',
  submit: 'Mostrar residencias',
  empty: 'Escriba una ciudad o un código postal.',
  unknownPlace: (typed) =>
    `No conocemos un lugar llamado “${typed}”. Escriba una ciudad con su estado, o un código postal.`,
  nearest: (place) => `Las más cercanas a ${place}`,
  nearestHint: 'Elija una residencia para preguntarle. Después puede preguntar a otras.',
  none: (place) => `No tenemos ninguna residencia con este tipo de cuidado cerca de ${place}`,
  noneHint: 'Elija otro tipo de cuidado o “Cualquiera”.',
  all: 'Ver todas las residencias',
}

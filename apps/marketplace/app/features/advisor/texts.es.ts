import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const advisorTexts: Translated<typeof english.advisorTexts> = {
  title: 'Su asesor local',
  teamTitle: 'Quién le llamaría',
  place: (city, state) => `${city}, ${state}`,
  years: (count) => (count === 1 ? '1 año asesorando a familias' : `${count} años asesorando a familias`),
  ifYouAsk: (callers) => `¿Qué pasa si pide precios ahora? ${callers}.`,
  family: (words) => `Una familia dijo: “${words}”`,
  free: 'La ayuda de nuestros asesores es gratis para las familias.',
  unknown: 'Antes de que nos dé su número, le diremos quién le llamará.',
}

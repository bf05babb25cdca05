import type { Translated } from '@pkg/domain'
import type * as english from './house-texts'

export const houseTexts: Translated<typeof english.houseTexts> = {
  house: (name) => `Ilustración de ${name}, según su tipo de atención, tamaño y estado`,
  otherLight: { morning: 'por la mañana', golden: 'al atardecer' },
  houseIn: (name, light) => `Ilustración de ${name} ${light}`,
  captions: {
    house: 'Dibujada según su registro',
    otherLight: { morning: 'La misma casa por la mañana', golden: 'La misma casa al atardecer' },
    residents: (count) => `Hasta ${count} residentes`,
    each: 'una ventana para cada uno',
    open: (count) => (count === 1 ? ', 1 habitación libre' : `, ${count} habitaciones libres`),
  },
  legend: ({ open, waitlist, rest }) => `${open} libres, ${waitlist} en lista de espera, ${rest} ocupadas o sin datos`,
  parts: { open: 'libres', waitlist: 'en lista de espera', rest: 'ocupadas o sin datos' },
  window: (residents) => (residents === 1 ? 'Una ventana es un residente.' : 'Una ventana son dos residentes.'),
  halfWindow: 'Una ventana a media luz es un tipo de habitación con lista de espera.',
  confirmed: (day) => `Confirmado: ${day}.`,
  outdated: (day) => `Nadie ha confirmado habitaciones desde el ${day}.`,
  never: 'Nadie nos ha hablado de sus habitaciones.',
}

import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const roomsTexts: Translated<typeof english.roomsTexts> = {
  title: 'Habitaciones y disponibilidad',
  note: 'Una habitación aparece como “No se sabe” cuando pasan 10 días desde la última confirmación de la residencia.',
  none: 'La residencia no nos ha dicho qué habitaciones están libres. Pregunte por ellas cuando pida precios.',
  status: { open: 'Libre', waitlist: 'Lista de espera', full: 'Sin disponibilidad', unknown: 'No se sabe' },
  open: (count) => (count === 1 ? '1 libre' : `${count} libres`),
  stated: {
    community: (day) => `Confirmado por la residencia, ${day}`,
    staff: (day) => `Confirmado por nuestro personal, ${day}`,
  },
  outdated: (day) => `Última confirmación: ${day}`,
  summary: {
    open: 'Hay habitaciones libres',
    waitlist: 'Lista de espera',
    full: 'Completa',
    unknown: 'No se sabe si hay habitaciones libres',
  },
  confirmed: (day) => `Confirmado: ${day}`,
}

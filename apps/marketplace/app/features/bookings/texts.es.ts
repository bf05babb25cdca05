import type { Translated } from '@pkg/domain'
import { siteLocale } from '@pkg/domain'
import type * as english from './texts'

const part = (date: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  dayLines: (date) => [
    part(date, { weekday: 'short' }),
    part(date, { day: 'numeric' }),
    part(date, { month: 'short' }),
  ],
  days: 'Día',
  moreDays: 'Más días',
  times: (day) => `Hora del ${day}`,
  zone: (zone) => `Zona horaria: ${zone}.`,
  addToCalendar: 'Agregar al calendario',
  removeFromCalendar: 'Quitar del calendario',
  change: 'Elegir otra hora',
  save: 'Cambiar la hora',
  noTimes: 'No hay otras horas libres en línea. Llámenos y le ayudaremos.',
  receipts: 'Ver quién tiene su información',
}

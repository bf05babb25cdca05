import type { Translated } from '@pkg/domain'
import type * as english from './checklist-texts'

export const checklistTexts: Translated<typeof english.checklistTexts> = {
  date: 'Fecha de la mudanza',
  showDays: 'Mostrar fechas',
  by: (day) => `Antes del ${day}`,
  asked: 'Preguntas que usted agregó',
  remove: 'Quitar',
  print: 'Imprima esta página con su navegador para marcar la lista en papel.',
}

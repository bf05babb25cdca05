import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const inspectionsTexts: Translated<typeof english.inspectionsTexts> = {
  title: 'Inspecciones y registros públicos',
  showMore: (count) => `Mostrar ${count} más`,
  askOnTour: 'Pregunte en su visita:',
  rule: 'Regla que no se cumplía:',
  addQuestion: 'Agregar a la lista de visita',

  stars: 'Estrellas de Medicare',
  starsOf: (count) => `${count} de 5 estrellas`,
  starsSource: (asOf) => `Estas estrellas vienen de Medicare, no de reseñas. Datos al ${asOf}.`,
  starsLabels: {
    overall: 'En general',
    healthInspection: 'Inspecciones de salud',
    staffing: 'Personal',
    qualityMeasures: 'Calidad del cuidado',
  },
}

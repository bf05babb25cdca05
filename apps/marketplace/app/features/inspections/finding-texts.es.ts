import type { Translated } from '@pkg/domain'
import type * as english from './finding-texts'

export const findingTexts: Translated<typeof english.findingTexts> = {
  source: (authority, asOf) => `Fuente: ${authority}, datos al ${asOf}`,
  deficiency: 'Una deficiencia es una regla que la residencia no cumplía, según los inspectores.',
  undated: 'Si un número no tiene fecha, el registro no dice qué años abarca.',
  limits: 'Estos números no dicen qué pasó ni si se corrigió. Pregunte por ellos a la residencia.',

  inspection: (day) => `Inspección regular, ${day}`,
  deficiencies: (count) => (count === 0 ? 'Sin deficiencias' : count === 1 ? '1 deficiencia' : `${count} deficiencias`),
  none: 'Ninguna',
  years: (years, asOf) => `En los ${years} años anteriores al ${asOf}`,
  labels: {
    'inspection-deficiencies': 'Inspección regular',
    'complaint-deficiencies': 'Inspecciones por quejas',
    deficiencies: 'Deficiencias',
    'class-1-deficiencies': 'Deficiencias de clase I',
    'class-2-deficiencies': 'Deficiencias de clase II',
    'class-3-deficiencies': 'Deficiencias de clase III',
    'class-4-deficiencies': 'Deficiencias de clase IV',
    complaints: 'Quejas',
    'substantiated-complaints': 'Quejas que los inspectores confirmaron',
    fines: 'Multas',
    'fine-total': 'Total de las multas',
    'payment-denials': 'Pagos denegados',
    sanctions: 'Sanciones',
  },
  notes: {
    'complaint-deficiencies':
      'Puede que algunas de estas deficiencias se hayan contado también en una inspección regular.',
    'class-1-deficiencies': 'La más grave de las cuatro clases del estado',
    'class-4-deficiencies': 'La menos grave de las cuatro clases del estado',
    complaints: 'El registro no dice cuántas se confirmaron.',
    'payment-denials': 'Veces en que Medicare o Medicaid negó pagos a la residencia',
    sanctions: 'El registro no dice el motivo.',
  },

  unknown:
    'No tenemos resultados de inspecciones de esta residencia. Cuando la visite, pida ver el último informe de inspección del estado.',
  unknownBehindStars:
    'No tenemos los resultados de las inspecciones en que se basan estas estrellas. Cuando visite la residencia, pida ver el último informe de inspección del estado.',
  demo: 'Esta residencia es inventada, así que no tiene registros de inspección.',
}

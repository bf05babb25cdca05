import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const navigationTexts: Translated<typeof english.navigationTexts> = {
  label: 'Principal',
  menu: 'Menú',
  findCare: 'Buscar cuidado',
  costs: 'Costos',
  advisors: 'Asesores',
  guides: 'Guías',
  call: (phone) => `Llamar al ${phone}`,
  look: {
    label: 'Tamaño del texto, idioma y tema',
    textSize: 'Tamaño del texto',
    language: 'Idioma',
    theme: 'Tema',
    values: {
      normal: 'Texto normal',
      large: 'Texto grande',
      largest: 'Texto más grande',
      auto: 'Automático',
      light: 'Claro',
      dark: 'Oscuro',
    },
  },
}

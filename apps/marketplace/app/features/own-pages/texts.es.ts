import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const ownPagesTexts: Translated<typeof english.ownPagesTexts> = {
  label: 'Su página personal',
  tabs: {
    home: 'Inicio',
    saved: 'Guardadas',
    searches: 'Búsquedas',
    receipts: 'Quién tiene su información',
    settings: 'Ajustes',
  },
  forCare: (care) => `para ${care}`,
}

import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const savesTexts: Translated<typeof english.savesTexts> = {
  save: 'Guardar',
  saved: 'Guardada',
  savedList: 'Guardadas',
  savedCount: (count) => `Guardadas: ${count}`,
  notAFit: 'No me conviene',
  failed: 'No pudimos guardar el cambio. Inténtelo de nuevo.',
}

import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const advisorPictureTexts: Translated<typeof english.advisorPictureTexts> = {
  county: (county) => `condado de ${county}`,
  doorway: 'Portal dibujado',
  initials: (initials) => `las iniciales ${initials}`,
  outline: (area) => `el contorno de ${area}`,
  shows: (parts) => `Portal dibujado con ${parts}`,
}

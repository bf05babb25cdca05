import type { Translated } from '@pkg/domain'
import type * as english from './picture-texts'

export const pictureTexts: Translated<typeof english.pictureTexts> = {
  unavailable: 'Esta foto no está disponible en este momento',
  photos: (name) => `Fotos de ${name}`,
  previous: (name) => `Foto anterior de ${name}`,
  following: (name) => `Foto siguiente de ${name}`,
}

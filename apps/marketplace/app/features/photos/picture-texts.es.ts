import { nameText, type Translated } from '@pkg/domain'
import type * as english from './picture-texts'

export const pictureTexts: Translated<typeof english.pictureTexts> = {
  unavailable: 'Esta foto no está disponible en este momento',
  illustrationOf: (name, category) => `Ilustración de ${name}: ${nameText(category).toLowerCase()}`,
  photos: (name) => `Fotos de ${name}`,
  previous: (name) => `Foto anterior de ${name}`,
  following: (name) => `Foto siguiente de ${name}`,
}

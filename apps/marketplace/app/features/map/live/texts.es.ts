import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const mapControlTexts: Translated<typeof english.mapControlTexts> = {
  credits: 'Mostrar u ocultar los créditos del mapa',
  closeCard: 'Cerrar',
  feet: 'pies',
  miles: 'millas',
  zoomWithControlKey: 'Use Ctrl y la rueda del ratón para acercar o alejar el mapa',
  zoomWithCommandKey: 'Use ⌘ y la rueda del ratón para acercar o alejar el mapa',
  moveWithTwoFingers: 'Use dos dedos para mover el mapa',
}

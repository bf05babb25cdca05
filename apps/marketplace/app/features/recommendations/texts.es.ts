import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const trayTexts: Translated<typeof english.trayTexts> = {
  show: 'Mostrar recomendaciones',
  hide: 'Ocultar recomendaciones',
  tabs: {
    recommendations: (count) => `Recomendaciones (${count})`,
    liked: (count) => `Favoritas (${count})`,
    disliked: (count) => `No me convienen (${count})`,
  },
  none: { recommendations: 'No hay recomendaciones', liked: 'No hay favoritas', disliked: 'No hay descartadas' },
  label: 'Recomendaciones',
  failed: 'No pudimos cargar sus recomendaciones.',
  retry: 'Intentar de nuevo',
}

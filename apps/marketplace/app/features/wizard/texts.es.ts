import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const openingTexts: Translated<typeof english.openingTexts> = {
  title: 'Pedir precios',
  loading: 'Cargando…',
  failed: 'No pudimos cargar las preguntas. Revise su conexión e inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
}

import type { Translated } from '@pkg/domain'
import type * as english from './texts'

const galleryKinds = { photos: 'fotos', illustrations: 'ilustraciones', images: 'imágenes' } as const

export const photoTexts: Translated<typeof english.photoTexts> = {
  seeAll: (count, kind) => `Ver las ${count} ${galleryKinds[kind]}`,
  seeFewer: (kind) => `Ver menos ${galleryKinds[kind]}`,

  dialog: (name) => `Fotos de ${name}`,
  groups: 'Grupos de fotos',
  all: 'Todas',
  fromFamilies: 'De familias',
  position: (number, count, category) => `${number} de ${count} · ${category}`,
  close: 'Cerrar',
  back: 'Atrás',
  next: 'Siguiente',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomed: 'Foto ampliada. Desplácese para moverla.',
  filmstrip: 'Todas las fotos de este grupo',
  hint: 'Use las flechas para ver la foto siguiente y Esc para cerrar.',

  takenBy: 'Tomada por',
  takenOn: 'Fecha',
  kind: 'Tipo',
  photographers: {
    community: 'La residencia',
    family: 'Una familia',
    staff: 'Nuestro personal',
  },
  kinds: {
    photo: 'Foto',
    'floor-plan': 'Plano',
    'site-plan': 'Plano del terreno',
  },
  illustration: 'Ilustración',
  illustrationsNote: (count) =>
    `${count === 1 ? 'Esto es una ilustración' : 'Estas son ilustraciones'}. Verá fotos cuando la residencia las agregue.`,
  illustrationNote: 'Esta imagen es un dibujo nuestro. No muestra cómo es la residencia.',
}

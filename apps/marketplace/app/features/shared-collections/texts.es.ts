import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const sharedCollectionTexts: Translated<typeof english.sharedCollectionTexts> = {
  metaTitle: 'Residencias para usted',
  from: (name) => `${name} eligió estas residencias para usted`,
  fromUs: 'Elegimos estas residencias para usted',
  count: (count) => (count === 1 ? '1 residencia' : `${count} residencias`),
  profile: (name) => `Acerca de ${name}`,
  note: (name) => `Una nota de ${name}`,
  ourNote: 'Una nota nuestra',
  about: (name, community) => `${name} sobre ${community}`,
  ours: (community) => `Sobre ${community}`,
  prices:
    'Los precios son los que nos dio cada residencia o nuestra estimación, y en cada una se indica cuál es. Lo que una residencia nos paga nunca cambia su precio ni su lugar en esta página.',
  seen: (name) =>
    `${name} puede ver cuándo se abre esta página y qué residencias se abren desde aquí. El enlace no dice nada más sobre usted.`,
  seenByUs:
    'Podemos ver cuándo se abre esta página y qué residencias se abren desde aquí. El enlace no dice nada más sobre usted.',
  until: (day) => `Este enlace funciona hasta el ${day}.`,
  print: 'Imprimir',
  printHint: 'Para imprimir esta página, use el menú de su navegador.',
  empty: 'Por ahora no hay residencias aquí',
  emptyDetail: 'Pregunte al asesor que le envió este enlace. Puede agregar algunas.',
  ended: 'Este enlace ya no funciona',
  endedDetail:
    'Los enlaces de nuestros asesores terminan después de un tiempo, y un asesor puede desactivar uno. Pida uno nuevo al asesor que se lo envió.',
  unknown: 'No encontramos esta página',
  unknownDetail:
    'Abra otra vez el enlace del mensaje que recibió. Si no funciona, pida uno nuevo al asesor que se lo envió.',
  contact: 'Contáctenos',
  find: 'Buscar residencias',
}

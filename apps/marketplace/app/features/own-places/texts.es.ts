import type { Translated } from '@pkg/domain'
import { ownPlacesTitle } from './own-places-title.es'
import type * as english from './texts'

export const ownPlacesTexts: Translated<typeof english.ownPlacesTexts> = {
  title: ownPlacesTitle,
  description:
    'Guarde los códigos postales de las personas que quiere tener cerca y vea a qué distancia está cada residencia.',
  lead: 'Agregue hasta tres lugares, como su casa o la de su hermano. En cada residencia verá a qué distancia aproximada está de cada lugar.',
  privacy:
    'Sus lugares se quedan en este navegador. Nuestro servidor solo busca el código postal o la ciudad en el mapa.',
  method: 'Las distancias son en línea recta, desde el centro del código postal o de la ciudad.',
  none: 'Todavía no ha agregado ningún lugar.',
  name: 'Nombre',
  nameHint: 'Por ejemplo, la casa de Ana',
  near: 'Código postal o ciudad',
  nearHint: 'No escriba una dirección',
  add: 'Agregar lugar',
  remove: 'Quitar',
  full: 'Ya agregó tres lugares. Quite uno para agregar otro.',
  search: 'Buscar residencias',
  noScript: 'Su propio navegador guarda estos lugares, y para eso necesita JavaScript. Actívelo para usar esta página.',
  errors: {
    name: 'Escriba un nombre, como la casa de Ana',
    taken: 'Ya tiene un lugar con este nombre',
    near: 'Escriba un código postal o una ciudad',
    unknown: (typed) => `No encontramos “${typed}”. Pruebe con un código postal o una ciudad cercana más grande.`,
    unavailable: 'No pudimos buscar este lugar. Inténtelo de nuevo en un minuto.',
    storage: 'Su navegador no permite que este sitio guarde nada. Revise los ajustes de privacidad del navegador.',
  },
}

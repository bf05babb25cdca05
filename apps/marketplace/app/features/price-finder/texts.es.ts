import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const priceTexts: Translated<typeof english.priceTexts> = {
  place: 'Ciudad o código postal',
  placeExample: 'Por ejemplo, 80525',
  level: 'Ayuda diaria',
  levels: {
    'no-care': 'Ninguna ayuda',
    'light-care': 'Algo de ayuda',
    'heavy-care': 'Mucha ayuda',
    'memory-care': 'Cuidado de la memoria',
  },
  submit: 'Mostrar precios',
  heading: (care, where) => `${care} ${where}`,
  near: (place) => `cerca de ${place}`,
  in: (place) => `en ${place}`,
  country: 'en Estados Unidos',
  perMonth: 'al mes',
  range: (low, high) => `${low}–${high}`,
  basis: (shown, all, miles) =>
    `Según los precios que publican ${shown} de ${all} residencias${miles ? ` a menos de ${miles} millas` : ''}. La mitad cuesta menos de`,
  half: (median) => `${median}.`,
  few: (care, where) =>
    `Muy pocas residencias ${where} publican un precio para lo que usted busca (${care}), así que no podemos dar un rango.`,
  unknown: (place) => `No encontramos “${place}”. Pruebe con un código postal o una ciudad cercana más grande.`,
  others: 'O quizá busca:',
  see: (where) => `Ver residencias ${where}`,
  method: 'Cómo lo calculamos',
  methodText:
    'Tomamos el precio más bajo que da una residencia por una habitación con este cuidado. Si no da ninguno, tomamos el precio que da para el cuidado. Si tampoco da ese, tomamos el precio inicial, con un 10% más si hace falta mucha ayuda y un 20% más para el cuidado de la memoria. El rango deja fuera la décima parte más barata y la décima parte más cara. Una residencia puede cobrar más si hace falta más ayuda, así que su familia puede pagar más.',
  chart: 'Residencias según su precio al mes',
  communities: 'Residencias con sus precios',
  list: 'Lo mismo en una lista',
  walk: 'Residencias según su precio. Use las flechas, y Entrar para abrir una.',
  each: (price) => `${price} al mes`,
  inRange: (count) => `${count.toLocaleString('en-US')} en el rango`,
  outside: (count) => `${count.toLocaleString('en-US')} por encima o por debajo`,
  band: (from, to) => `de ${from} a ${to}`,
  bandCount: (count) => (count === 1 ? '1 residencia' : `${count.toLocaleString('en-US')} residencias`),
  window: (count) =>
    `Cada ventana representa ${count === 1 ? 'una residencia' : `${count.toLocaleString('en-US')} residencias`}. Las ventanas iluminadas están en el rango.`,
  failed: 'Tenemos problemas para cargar los precios. Inténtelo de nuevo en un minuto o llámenos.',
}

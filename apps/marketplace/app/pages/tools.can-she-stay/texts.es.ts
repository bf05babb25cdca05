import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const stayPageTexts: Translated<typeof english.stayPageTexts> = {
  title: '¿Le alcanza para quedarse?',
  description:
    'Vea para cuánto alcanza el dinero en cada residencia que guardó y qué pasa después. Las cantidades se quedan en su navegador.',
  lead: 'Vea para cuánto alcanza el dinero en cada residencia que guardó y qué pasa después.',
  noScript: 'Esta página necesita JavaScript',
  noScriptDetail:
    'Las cantidades se quedan en su dispositivo, así que solo su navegador puede hacer el cálculo. Active JavaScript para usar esta página. La herramienta “Cuánto dura el dinero” funciona sin JavaScript.',
  runway: 'Abrir “Cuánto dura el dinero”',
  amounts: 'Cuánto puede gastar',
  privacy: 'Las cantidades se quedan en este navegador. Nosotros nunca las vemos.',
  years: 'Cuántos años debe alcanzar el dinero',
  yearsHint: 'El número inicial es 10.',
  submit: 'Ver para cuánto alcanza',
  stored: 'Guardado solo en este navegador',
  remove: 'Borrar las cantidades',
  removed: 'Se borraron las cantidades',
  errors: {
    years: (most) => `Escriba un número entero de 1 a ${most}.`,
    storage: 'Su navegador no permite que este sitio guarde nada. Revise su configuración de privacidad.',
  },
  communities: 'Sus residencias guardadas',
  start: 'Escriba cuánto puede gastar y verá para cuánto alcanza el dinero en cada residencia.',
  plan: (savings, income) => `Ahorros de ${savings} e ingresos de ${income} al mes.`,
  planned: (increase, years) =>
    `El costo sube ${increase}% al año y el dinero debe alcanzar ${years === 1 ? '1 año' : `${years} años`}.`,
  none: 'Todavía no hay residencias guardadas',
  noneDetail: 'Seleccione “Guardar” en una residencia y la encontrará aquí.',
  find: 'Buscar residencias',
  findStay: 'Buscar residencias donde puede quedarse',
  findStayDetail: (filter) =>
    `Esa lista muestra todas las residencias que cumplen esto: ${filter}. Su dirección lleva ese precio, pero no sus cantidades.`,
  includes: (label, care) => `Precio: ${label}. Ayuda diaria: ${care}.`,
  howPriced: 'Ver cómo se calcula el precio',
  ask: 'Preguntar a la residencia',
  about: (name) => ` ${name}`,
  medicaid: 'Antes de contar con Medicaid',
  medicaidDetail:
    'Una residencia puede limitar las habitaciones que paga Medicaid y puede pedir que usted pague por su cuenta durante un tiempo. Pregunte cuántos meses son y pida la respuesta por escrito antes de firmar.',
}

// The sentences of this package that people read, in Spanish, with usted.
import type { Translated } from './language/translated'
import type * as english from './texts'

export const careMismatch = (careTypes: string) =>
  `Puede que esta residencia no sea la mejor opción para lo que necesita ahora, porque solo ofrece ${careTypes}...`
export const careMismatchLink = (careType: string, city: string) => `Ver ${careType} en ${city}`
export const hiddenPrice = '$X,XXX'
export const startingPrice = (price: string) => `Desde ${price} al mes`
export const priceRange = (low: string, high: string) => `${low} - ${high}`
export const notYetRated = 'Todavía sin calificación'
export const excellent = 'Excelente'
export const veryGood = 'Muy buena'
export const average = 'Regular'
export const belowAverage = 'Por debajo del promedio'
export const review = 'reseña'
export const reviews = 'reseñas'
export const noDescription = 'Sin descripción'
export const home = 'Inicio'
export const agents = 'Asesores'
export const anyCare = 'Senior Living'
export const anyCareInSentence = 'senior living'
export const required = 'Obligatorio'
export const invalidEmail = 'Escriba un correo electrónico, como ana@ejemplo.com'
export const minLength = (length: number) => `Debe tener al menos ${length} caracteres`
export const invalidPhone = 'Escriba un número de teléfono de 10 dígitos'
export const invalidEmailOrPhone = 'Escriba un correo electrónico o un número de teléfono válido'
export const mustMatch = 'Debe coincidir'
export const phonePlaceholder = '(555) 555-5555'

/** The errors of a listing query. */
export const query: Translated<typeof english.query> = {
  repeated: 'aparece más de una vez',
  unknownFilter: 'no es un filtro de esta lista',
  wholeNumber: (from: number, to: number) => `debe ser un número entero de ${from} a ${to}`,
  oneOf: (values: readonly string[]) => `debe ser uno de estos valores: ${values.join(', ')}`,
  someOf: (values: readonly string[]) => `debe ser una lista, separada por comas, de ${values.join(', ')}`,
  comparison: 'debe ser una comparación, como gt:0, con eq, gt, ge, lt o le',
  point: 'debe ser latitud,longitud, como 43.61,-116.2',
  circle: (miles: number) => `debe ser latitud,longitud,millas, como 43.61,-116.2,20, con ${miles} millas como máximo`,
  area: (points: number) =>
    `debe ser sur,oeste,norte,este o un polígono de 3 a ${points} puntos escritos como lat,lng;lat,lng;lat,lng`,
  state: 'debe ser el código de dos letras o el nombre de un estado, como ID o new-york',
  boolean: 'debe ser true o false',
  text: (length: number) => `debe tener ${length} caracteres o menos`,
  list: (count: number) => `debe ser una lista, separada por comas, de ${count} nombres como máximo, sin espacios`,
  distanceNeedsPoint: 'puede ser distance solo cuando geo o filter[geo] da un punto',
}

// The errors of a listing query, one export each, so a page includes only those it needs. In Spanish, with usted.
export const repeated = 'aparece más de una vez'
export const unknownFilter = 'no es un filtro de esta lista'
export const wholeNumber = (from: number, to: number) => `debe ser un número entero de ${from} a ${to}`
export const oneOf = (values: readonly string[]) => `debe ser uno de estos valores: ${values.join(', ')}`
export const someOf = (values: readonly string[]) => `debe ser una lista, separada por comas, de ${values.join(', ')}`
export const comparison = 'debe ser una comparación, como gt:0, con eq, gt, ge, lt o le'
export const point = 'debe ser latitud,longitud, como 43.61,-116.2'
export const circle = (miles: number) =>
  `debe ser latitud,longitud,millas, como 43.61,-116.2,20, con ${miles} millas como máximo`
export const area = (points: number) =>
  `debe ser sur,oeste,norte,este o un polígono de 3 a ${points} puntos escritos como lat,lng;lat,lng;lat,lng`
export const state = 'debe ser el código de dos letras o el nombre de un estado, como ID o new-york'
export const boolean = 'debe ser true o false'
export const text = (length: number) => `debe tener ${length} caracteres o menos`
export const list = (count: number) =>
  `debe ser una lista, separada por comas, de ${count} nombres como máximo, sin espacios`
export const distanceNeedsPoint = 'puede ser distance solo cuando geo o filter[geo] da un punto'

// The sentences of this package that people read, in Spanish, with usted.

export const careMismatch = (careTypes: string) =>
  `Puede que esta residencia no sea la mejor opción para lo que necesita ahora, porque solo ofrece lo siguiente: ${careTypes}...`
export const careMismatchLink = (careType: string, city: string) => `Ver ${careType} en ${city}`
export const hiddenPrice = '$X,XXX'
export const startingPrice = (price: string) => `Desde ${price} al mes`
export const priceRange = (low: string, high: string) => `${low} - ${high}`
export const notYetRated = 'Todavía sin calificación'
export const tooFewReviews = (reviews: string) => `${reviews}, muy pocas para una calificación`
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
export const notOneLine = 'Vuelva a escribir esto. Contiene caracteres que no podemos leer.'
export const webAddressInName = 'Escriba un nombre sin direcciones de internet. Deje un espacio después de un punto.'
export const phonePlaceholder = '(555) 555-5555'

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Spanish words that say nothing about what is asked, and the people that families ask about, without accents. */
export const spanishFillers: ReadonlySet<string> = new Set(
  list(`
  a al algo algun alguna algunas alguno algunos ahora asi aun bien buenas buenos cada como con conocer creo cual cuales cuando cuanta cuantas cuanto cuantos cuenta
  cuentan da dan de debe debo decir deja dejan del desde dia dice dicen dias dime dio donde e el ella ellas ellos en entre era es esa esas ese eso esos esta estan
  estar estas este esto estos existe existen favor fue gracias ha haber habido hace hacen hacer han hasta hay hola hoy hubo ir la las le les lo los llega llegar mas me mi
  mis mismo mucha muchas mucho muchos muy necesita necesito ni no nos nosotros nuestra nuestras nuestro nuestros o ofrece ofrecen otra otro para pero permite
  permiten poder podemos podria podriamos por porque pregunta pregunto pronto puede pueden puedo pues que quien quienes quiere quiero quisiera sabe saben saber se
  sea sera seria si sin sobre solo son soy su sus tal tambien tan te tenemos tener tengo tenido tiene tienen tenga todavia todo todos tu tus tuvieron u un una unas uno unos usted
  ustedes va vamos van ver viva vive viven vivir y ya yo
  abuela abuelita abuelito abuelo esposa esposo familia familiar hermana hermano madre mama mami padre padres papa papas papi suegra suegro tia tio`),
)

/** Spanish words with the same meaning in our pages. A word of several is in the first line that has it. */
const sameMeaning: readonly (readonly string[])[] = [
  'gana ganan ganancia ganancias dinero negocio cobra cobran paga pagan pagar comision comisiones',
  'numero telefono celular',
  'datos informacion contacto',
  'asesor asesora asesores asesoria',
  'llama llaman llamar llamada llamadas',
  'comparte comparten compartir compartimos recibe reciben',
  'orden lista listas',
  'borrar borren eliminar',
].map(list)

/** Returns a text in lowercase without accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Returns the words of a plain Spanish question that say what is asked, as they were written. */
export const spanishContentWords = (plain: string): string[] =>
  [...new Set(plain.match(/[\p{L}\d]+/gu) ?? [])].filter((word) => !spanishFillers.has(withoutAccents(word)))

/** Returns the Spanish words that mean the same as another one. */
export const spanishSynonyms = (word: string): string[] =>
  (sameMeaning.find((words) => words.includes(withoutAccents(word))) ?? []).filter((other) => other !== word)

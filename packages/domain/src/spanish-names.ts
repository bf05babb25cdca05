/** The names of care types, amenities, and the like in Spanish, by the English name, for servers that write in both languages. [FIND-015] */
export { nameTexts as spanishNames } from './language/name-texts.es'

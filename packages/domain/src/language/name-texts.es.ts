export { spanishNames as nameTexts } from '../spanish-names'

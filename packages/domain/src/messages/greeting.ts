import type { Language } from '../language/language'
import { isName } from '../validation/single-line'
import { isBlank } from '../validation/validator'

/** Returns the first line of an email. A stored name that a mail program would turn into a link is left out. [EDGE-012] */
export function greeting(name: string, language: Language = 'en'): string {
  const isShown = !isBlank(name) && isName(name)
  if (language === 'es') return isShown ? `Hola, ${name}:` : 'Hola:'
  return isShown ? `Hi ${name},` : 'Hi,'
}

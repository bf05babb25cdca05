import type { Language } from '@pkg/domain'
import { accountTexts } from './texts'
import { spanishTexts } from './texts.es'

/** Returns the messages about accounts that families get, in a language. [FIND-015] */
export const accountTextsIn = (language: Language): typeof spanishTexts =>
  language === 'es' ? spanishTexts : accountTexts

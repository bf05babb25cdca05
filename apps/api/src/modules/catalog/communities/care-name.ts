import { careNameInSentence, type Language, type TypeOfCareSlug } from '@pkg/domain'

const spanishNames: Readonly<Record<TypeOfCareSlug, string>> = {
  'senior-living': 'vivienda para personas mayores',
  'assisted-living': 'vida asistida',
  'independent-living': 'vida independiente',
  'board-and-care-home': 'casa hogar con cuidados',
  'memory-care': 'cuidado de la memoria',
  'continuing-care-retirement-community': 'cuidado continuo',
  'active-adult': 'vida activa para mayores de 55 años',
  'skilled-nursing-facility': 'enfermería especializada',
  'care-home': 'hogar de cuidados',
}

/** Returns the name of a care type inside a sentence in a language. [CARE-001, FIND-015] */
export const careName = (care: TypeOfCareSlug, language: Language): string =>
  language === 'es' ? spanishNames[care] : careNameInSentence(care)

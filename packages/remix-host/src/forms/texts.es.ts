import type { Translated } from '@pkg/domain'
import type * as english from './texts'

/** The default messages of fields in Spanish. */
export const formTexts: Translated<typeof english.formTexts> = {
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} caracteres o menos.`,
  tooShort: (min: number) => `Use al menos ${min} caracteres.`,
  unusable: 'Revise este dato.',
}

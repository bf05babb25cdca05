import type { Translated } from '@pkg/domain'
import type * as english from './texts'

/** The default messages of fields in Spanish. */
export const formTexts: Translated<typeof english.formTexts> = {
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} caracteres o menos.`,
  tooShort: (min: number) => `Use al menos ${min} caracteres.`,
  form: () => undefined,
  number: 'Escriba un número, como 40.',
  numberFrom: (min: number) => `Escriba un número desde ${min.toLocaleString('en-US')}.`,
  numberUntil: (max: number) => `Escriba un número hasta ${max.toLocaleString('en-US')}.`,
  numberBetween: (min: number, max: number) =>
    `Escriba un número entre ${min.toLocaleString('en-US')} y ${max.toLocaleString('en-US')}.`,
  unusable: 'Revise este dato.',
}

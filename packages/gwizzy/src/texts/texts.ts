import type { en } from './en'

/** The type of the texts in any language: the same names as in English, with any text. */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Translated<English[Name]> }

/** A language of the screens. */
export type Language = 'en' | 'es'

/** The texts of one language. */
export type Texts = Omit<Translated<typeof en>, 'choices' | 'hints' | 'messages'> & {
  /** Labels by answer value. A value without an entry is its own label. Values are the same in all languages. */
  readonly choices: Readonly<Partial<Record<string, string>>>
  readonly hints: Readonly<Partial<Record<string, string>>>
  /** Translations of the machines' English messages. */
  readonly messages: Readonly<Partial<Record<string, string>>>
}

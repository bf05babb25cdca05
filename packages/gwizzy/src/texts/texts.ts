import type { en } from './en'

/** What a catalogue in any language must hold, given the English one: the same names, any words. */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Translated<English[Name]> }

/** A language of the screens. */
export type Language = 'en' | 'es'

/** The catalogue of one language. */
export type Texts = Omit<Translated<typeof en>, 'choices' | 'hints' | 'messages'> & {
  /** How an answer reads, by its value; a value without an entry is its own label. Values never change with the language. */
  readonly choices: Readonly<Partial<Record<string, string>>>
  readonly hints: Readonly<Partial<Record<string, string>>>
  /** What the machines' English messages read in this language. */
  readonly messages: Readonly<Partial<Record<string, string>>>
}

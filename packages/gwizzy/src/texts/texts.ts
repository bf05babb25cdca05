import type { Language, Translated } from '@pkg/domain'
import type { en } from './en'

export type { Language, Translated }

/** The texts of one language. */
export type Texts = Omit<Translated<typeof en>, 'choices' | 'hints' | 'messages'> & {
  /** Labels by answer value. A value without an entry is its own label. Values are the same in all languages. */
  readonly choices: Readonly<Partial<Record<string, string>>>
  readonly hints: Readonly<Partial<Record<string, string>>>
  /** Translations of the machines' English messages. */
  readonly messages: Readonly<Partial<Record<string, string>>>
}

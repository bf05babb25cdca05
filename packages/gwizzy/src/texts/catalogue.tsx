import { createContext, lazy, Suspense, useContext, type ComponentType, type ReactNode } from 'react'
import type { Language } from './texts'

export interface SpeakProps {
  language?: Language | undefined
  /** Stands while the language loads. */
  fallback?: ReactNode
  children: ReactNode
}

interface Spoken<Words> {
  language: Language
  texts: Words
}

/** The English words, always there, and the way to the Spanish ones, which load when they are asked for. */
export function catalogue<Words>(words: Words, loadSpanish: () => Promise<Words>) {
  const english: Spoken<Words> = { language: 'en', texts: words }
  const Context = createContext(english)

  const speaking = (spoken: Spoken<Words>): ComponentType<{ children: ReactNode }> =>
    function Speaking({ children }) {
      return <Context.Provider value={spoken}>{children}</Context.Provider>
    }

  // A reader without a network is better served in English than not at all.
  const spanish = () =>
    loadSpanish().then(
      (texts): Spoken<Words> => ({ language: 'es', texts }),
      () => english,
    )
  const English = speaking(english)
  const Spanish = lazy(async () => ({ default: speaking(await spanish()) }))

  /** Hands the words of a language down. */
  function Speak({ language = 'en', fallback, children }: SpeakProps) {
    if (language === 'en') return <English>{children}</English>
    return (
      <Suspense fallback={fallback}>
        <Spanish>{children}</Spanish>
      </Suspense>
    )
  }

  return { Speak, useSpoken: () => useContext(Context) }
}

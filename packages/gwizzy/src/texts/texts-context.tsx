import { createContext, lazy, Suspense, useContext, type ComponentType, type ReactNode } from 'react'
import type { Language } from './texts'

/** The props of `TextsProvider`. */
export interface TextsProviderProps {
  language?: Language | undefined
  /** Shown while the language loads. */
  fallback?: ReactNode
  children: ReactNode
}

interface LocalizedTexts<Words> {
  language: Language
  texts: Words
}

/** Creates a provider and a hook for the texts of one language. English is always included; Spanish loads when it's requested. */
export function createTextsContext<Words>(words: Words, loadSpanish: () => Promise<Words>) {
  const english: LocalizedTexts<Words> = { language: 'en', texts: words }
  const Context = createContext(english)

  const createProvider = (spoken: LocalizedTexts<Words>): ComponentType<{ children: ReactNode }> =>
    function LocalizedProvider({ children }) {
      return <Context.Provider value={spoken}>{children}</Context.Provider>
    }

  // A reader without a network is better served in English than not at all.
  const spanish = () =>
    loadSpanish().then(
      (texts): LocalizedTexts<Words> => ({ language: 'es', texts }),
      () => english,
    )
  const English = createProvider(english)
  const Spanish = lazy(async () => ({ default: createProvider(await spanish()) }))

  /** Provides the texts of a language. */
  function TextsProvider({ language = 'en', fallback, children }: TextsProviderProps) {
    if (language === 'en') return <English>{children}</English>
    return (
      <Suspense fallback={fallback}>
        <Spanish>{children}</Spanish>
      </Suspense>
    )
  }

  return { TextsProvider, useLocalizedTexts: () => useContext(Context) }
}

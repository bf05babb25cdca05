import { createContext, useContext, useId, type ReactNode } from 'react'

/** The ids of one wizard on a page. */
export interface Ids {
  /** The id of the question's heading, which names its choices. */
  question: string
  /** The id of the field for the answer `name`, where the summary of what is wrong leads. */
  field: (name: string) => string
}

const createIds = (prefix: string): Ids => ({ question: `${prefix}-question`, field: (name) => `${prefix}-${name}` })

const IdsContext = createContext(createIds('gwizzy'))

/** Gives everything below ids of its own, so that several wizards can stand on one page. */
export function IdsProvider({ children }: { children: ReactNode }) {
  const id = useId()
  return <IdsContext.Provider value={createIds(`gwizzy${id}`)}>{children}</IdsContext.Provider>
}

/** The ids of the wizard around. */
export const useIds = () => useContext(IdsContext)

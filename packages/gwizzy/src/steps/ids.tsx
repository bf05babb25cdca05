import { createContext, useContext, useId, type ReactNode } from 'react'

/** The ids of one wizard on a page. */
export interface Ids {
  /** The id of the question's heading, which names its choices. */
  question: string
  /** Returns the id of the field for the answer `name`, to which the error summary links. */
  field: (name: string) => string
}

const createIds = (prefix: string): Ids => ({ question: `${prefix}-question`, field: (name) => `${prefix}-${name}` })

const IdsContext = createContext(createIds('gwizzy'))

/** Gives everything below it its own ids, so a page can have several wizards. */
export function IdsProvider({ children }: { children: ReactNode }) {
  const id = useId()
  return <IdsContext.Provider value={createIds(`gwizzy${id}`)}>{children}</IdsContext.Provider>
}

/** Returns the ids of the surrounding wizard. */
export const useIds = () => useContext(IdsContext)

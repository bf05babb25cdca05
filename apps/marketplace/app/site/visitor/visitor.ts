import { createContext, useContext } from 'react'

/** What the cookies of this browser say about its visitor. The pages themselves are the same for everyone. [FIND-014] */
export interface Visitor {
  /** Whether someone is signed in, as far as a cookie can say. */
  hasSession: boolean
  /** Whether the API has a record of this browser, such as an earlier request or question. [DATA-007] */
  isKnown: boolean
}

const VisitorContext = createContext<Visitor | undefined>(undefined)

/** Provides the visitor to the page. */
export const VisitorContextProvider = VisitorContext.Provider

/** Returns the visitor, or undefined until the browser has asked the server. */
export const useVisitor = (): Visitor | undefined => useContext(VisitorContext)

/** Parses the response of `/visitor`. After any other response, nothing is known about the visitor. */
export function readVisitor(value: unknown): Visitor {
  if (typeof value !== 'object' || value === null) return { hasSession: false, isKnown: false }
  return {
    hasSession: 'hasSession' in value && value.hasSession === true,
    isKnown: 'isKnown' in value && value.isKnown === true,
  }
}

import { createContext, useContext } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Provides the nonce of the page to its inline scripts, while the server renders it. */
export const NonceProvider = NonceContext.Provider

/** Returns the page's nonce on the server, and undefined in the browser. */
export const useNonce = (): string | undefined => useContext(NonceContext)

import { createContext, useContext } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Hands the page's nonce to its inline scripts. */
export const NonceProvider = NonceContext.Provider

/** The nonce while the server renders; in the browser there is none. */
export const useNonce = () => useContext(NonceContext)

import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Hands the page's nonce to what writes inline scripts. It exists on the server only. */
export const NonceProvider = Nonce.Provider

/** The nonce of this page while the server renders it. */
export const useNonce = () => useContext(Nonce)

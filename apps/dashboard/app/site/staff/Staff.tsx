import { createContext, useContext } from 'react'

/** What pages need to know about the person who is signed in. */
export interface Staff {
  userId: string
  /** Whether the person sees everyone's families, as admins do. Lists then show who each one is assigned to. [ROLE-010] */
  seesAll: boolean
}

const StaffContext = createContext<Staff>({ userId: '', seesAll: false })

/** Provides the person who is signed in. */
export const StaffProvider = StaffContext.Provider

/** Returns the person who is signed in. */
export const useStaff = () => useContext(StaffContext)

import { createContext, useContext } from 'react'

/** What pages need to know of the person who looks at them. */
export interface Staff {
  /** Admins see what belongs to others too; lists then name its owner. [ROLE-010] */
  seesAll: boolean
}

const StaffContext = createContext<Staff>({ seesAll: false })

/** Tells the pages below who looks at them. */
export const StaffProvider = StaffContext.Provider

/** The person who looks at the page. */
export const useStaff = () => useContext(StaffContext)

import { lazy } from 'react'

/** The live map, whose script loads when it renders. */
export const LiveMap = lazy(() => import('./LiveMap').then(({ LiveMap: component }) => ({ default: component })))

/** The phone's map, whose script loads when it opens. */
export const PhoneMap = lazy(() => import('./PhoneMap').then(({ PhoneMap: component }) => ({ default: component })))

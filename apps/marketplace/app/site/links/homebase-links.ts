import { savedSearchesPath } from './alert-links'
import { savedPath } from './saves-links'

/** The paths of a family's own pages. [ROUTE-011] */
export const homebasePaths = {
  home: '/homebase',
  saved: savedPath,
  searches: savedSearchesPath,
  receipts: '/receipts',
  settings: '/homebase/settings',
} as const

import type { NewSavedView, SavedView, SavedViewParameters } from '../schemas/saved-views'
import { collection } from './collection'

const staff = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Lists that people saved under a name. Everyone sees their own, and those that people with their role share. [WORK-003] */
export const savedViews = collection<SavedView, NewSavedView, SavedViewParameters>()({
  path: '/platform/saved-views',
  type: 'saved-views',
  one: 'a saved view',
  many: 'your saved views and those that your team shares',
  read: staff,
  write: staff,
})

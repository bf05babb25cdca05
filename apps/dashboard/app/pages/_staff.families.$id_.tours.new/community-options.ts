import type { SelectOption } from '@pkg/ui'
import { bookingsTexts } from '~/features/bookings'
import type { NewTour } from './load-new-tour.server'

const words = bookingsTexts.communities

/** Returns the choices of a community: those that the family asked for or is shared with, and those that a search found. */
export const communityOptions = ({ known, matches = [] }: Pick<NewTour, 'known' | 'matches'>): SelectOption[] =>
  [
    { label: words.known, options: known },
    { label: words.found, options: matches },
  ].filter(({ options }) => options.length > 0)

import { useFormResult } from '@pkg/remix-host/react'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import type { ListIntent } from './list-intent'
import { timeName } from './typed-time'

/** Returns what was typed as the time of an action, if it has to be corrected. */
export const useRejectedTime = (intent: Pick<ListIntent, 'action' | 'id'>): RejectedForm | undefined =>
  rejectedWith(useFormResult(), timeName(intent))

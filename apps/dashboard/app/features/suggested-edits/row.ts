import type { SuggestedEdit } from '@pkg/api-client'
import { editedFields } from '~/features/communities'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { suggestedEditsTexts as words } from './texts'

/** A suggested edit in the list. */
export interface EditRow {
  id: string
  /** The community. */
  name: string
  href: string
  fields: string
  author: string
  sent: Moment
  decided: Moment | undefined
  reason: string | undefined
}

/** Returns the row of a suggested edit. [API-023] */
export const editRow = (edit: SuggestedEdit, clock: RequestClock): EditRow => ({
  id: edit.id,
  name: edit.communityName,
  href: `/suggested-edits/${edit.id}`,
  fields: editedFields(edit)
    .map(({ label }) => label)
    .join(', '),
  author: edit.author || words.noAuthor,
  sent: formatAge(edit.createdAt, clock),
  decided: edit.decidedAt === undefined ? undefined : formatMoment(edit.decidedAt, clock),
  reason: edit.reason,
})

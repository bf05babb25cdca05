import { endpoints } from '@pkg/api-client/server'
import { defineForm, formText } from '@pkg/remix-host/server'
import { needed } from '~/site/forms/needed'
import { readCents } from '~/site/forms/amount'
import { moveInTexts } from './texts'

const words = moveInTexts

// The amounts are read by `readAmounts`. They have fields here, so an error of the API is shown there.
const fields = { communityId: 'community', movedInOn: 'moved-in-on', rentCents: 'rent', careCents: 'care' } as const
const validators = { communityId: needed(words.communityMissing), movedInOn: needed(words.dayMissing) }

/** The form that records a move-in. [WORK-018] */
export const moveInForm = defineForm(endpoints.moveIns.create.body, { fields, validators })

/** The form that corrects a move-in. */
export const moveInChangeForm = defineForm(endpoints.moveIns.update.body, { fields, validators })

/** The form that undoes a move-in. */
export const undoMoveInForm = defineForm(endpoints.moveIns.undo.body, {
  fields: { reason: 'reason' },
  validators: { reason: needed(words.reasonMissing) },
})

/** The amounts of a form in cents, or what to correct, by field. */
export interface Amounts {
  values: { rentCents?: number; careCents?: number }
  errors: Record<string, string>
}

/** Reads the rent and the care fee, which a form can leave empty. */
export function readAmounts(form: FormData): Amounts {
  const amounts: Amounts = { values: {}, errors: {} }
  for (const [field, name] of [
    ['rent', 'rentCents'],
    ['care', 'careCents'],
  ] as const) {
    const typed = formText(form, field)
    if (typed === '') continue
    const cents = readCents(typed)
    if (cents === undefined) amounts.errors[field] = words.amountWrong
    else amounts.values[name] = cents
  }
  return amounts
}

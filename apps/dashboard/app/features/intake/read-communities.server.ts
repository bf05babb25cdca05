import type { PickerApi } from '~/features/pickers'
import { readPickerField } from '~/features/pickers/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'

const community = { name: 'community', source: 'communities', isMany: true } as const

/**
 * Adds to a form the communities that were found by a text, and those chosen among its matches. Returns what to correct if a text matches several or none.
 * [WORK-022]
 */
export async function readCommunities(
  api: PickerApi,
  form: FormData,
): Promise<Pick<RejectedForm, 'errors' | 'found'> | undefined> {
  const { values, found, error } = await readPickerField(api, community, form)
  const known = form.getAll(community.name)
  for (const value of values) if (!known.includes(value)) form.append(community.name, value)
  return found && error ? { errors: { [community.name]: error }, found: { [community.name]: found } } : undefined
}

import { useActionData, useNavigation } from '@remix-run/react'

/**
 * Returns the form that waits for its answer, such as for its button. Undefined once the page has an answer, although its data may still be loading: a
 * form with something to correct can be sent again immediately.
 */
export function useSentForm(): FormData | undefined {
  const { formData, state } = useNavigation()
  const answer = useActionData()
  return state === 'loading' && answer !== undefined ? undefined : formData
}

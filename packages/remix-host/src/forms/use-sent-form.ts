import { useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'

/**
 * Returns the form that waits for its answer, such as for its button. Undefined once the page has a new answer, although its data may still be loading:
 * a form with something to correct can be sent again immediately.
 */
export function useSentForm(): FormData | undefined {
  const { formData, state } = useNavigation()
  const answer = useActionData()
  const [earlier, setEarlier] = useState(answer)
  if (state !== 'loading' && answer !== earlier) setEarlier(answer)
  return state === 'loading' && answer !== undefined && answer !== earlier ? undefined : formData
}

import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * Returns what the page's action answered to the last form, until the next form or page. Unlike `useActionData`, it stays when the page's data is
 * loaded again, so a problem with a form doesn't disappear because something else changed.
 */
export function useFormResult<Action>(): ReturnType<typeof useActionData<Action>> {
  const result = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ result, key })
  const isNew = result !== undefined && result !== kept.result
  if (isNew) setKept({ result, key })
  return isNew ? result : kept.key === key ? kept.result : undefined
}

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
  const isNewResult = result !== undefined && result !== kept.result
  const isNewPage = key !== kept.key
  if (isNewResult || isNewPage) setKept({ result, key })
  return isNewResult || isNewPage ? result : kept.result
}

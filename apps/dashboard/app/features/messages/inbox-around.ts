import { useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { messagesTexts } from './texts'

/** The list around a conversation. */
export interface InboxAround {
  ids: string[]
  listHref: string
  hrefOf: (id: string) => string
}

/** Returns the conversation after one in the list, or before it. Without one, that's the first. */
export function neighborOf(ids: readonly string[], id: string | undefined, step: 1 | -1): string | undefined {
  if (id === undefined) return ids[0]
  const index = ids.indexOf(id)
  return index === -1 ? ids[0] : ids[index + step]
}

/** Returns the keys that go to the next and the previous conversation. [WORK-003] */
export function useInboxKeys({ ids, hrefOf }: InboxAround, id: string | undefined): Shortcut[] {
  const navigate = useNavigate()
  const [next, previous] = [neighborOf(ids, id, 1), neighborOf(ids, id, -1)].map((other) =>
    other === undefined ? undefined : hrefOf(other),
  )
  return useMemo(
    () => [
      { key: 'j', shown: ['J'], label: messagesTexts.next, run: () => next !== undefined && navigate(next) },
      {
        key: 'k',
        shown: ['K'],
        label: messagesTexts.previous,
        run: () => previous !== undefined && navigate(previous),
      },
    ],
    [next, previous, navigate],
  )
}

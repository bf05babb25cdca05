import { useMemo } from 'react'
import { useFocusField } from '~/parts/shortcuts/field-focus'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { familyWorkTexts } from '~/features/families'
import { composerHref } from './composer-href'

const words = familyWorkTexts
const keys = { n: 'note', m: 'email', x: 'text', c: 'call', t: 'task' } as const

/** Returns the keys that open each part of the composer and focus its first field. [WORK-003] */
export function useComposerKeys(): Shortcut[] {
  const focusField = useFocusField()
  return useMemo(
    () =>
      Object.entries(keys).map(([key, kind]) => ({
        key,
        shown: [key.toUpperCase()],
        label: words.kinds[kind],
        run: () => focusField(`write-${kind}`, () => composerHref(new URLSearchParams(location.search), kind)),
      })),
    [focusField],
  )
}

import { useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { useCommandKey } from '~/parts/shortcuts/command-key'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { keysTexts } from '~/parts/shortcuts/texts'
import type { Area } from '~/site/area'

/** What covers a page: the palette or the sheet of its shortcuts. */
export type ShellLayer = 'palette' | 'sheet'

/** Returns the keys of every page: they open the palette, the sheet of shortcuts, and each area. [WORK-003, WORK-004] */
export function useEverywhereKeys(areas: readonly Area[], open: (layer: ShellLayer) => void): Shortcut[] {
  const navigate = useNavigate()
  const commandKey = useCommandKey()
  return useMemo(
    () => [
      { key: 'mod+k', shown: [commandKey, 'K'], label: keysTexts.find, run: () => open('palette') },
      { key: '?', shown: ['?'], label: keysTexts.sheet, run: () => open('sheet') },
      ...areas.flatMap((area) => (area.key ? [areaKey(area, area.key, navigate)] : [])),
    ],
    [areas, open, navigate, commandKey],
  )
}

const areaKey = ({ href, label }: Area, key: string, navigate: (href: string) => void): Shortcut => ({
  key: `g ${key}`,
  shown: ['G', key.toUpperCase()],
  label: keysTexts.goTo(label),
  run: () => navigate(href),
})

import { useNavigate } from '@remix-run/react'
import { type RefObject, useMemo } from 'react'
import { bookingsTexts } from '~/features/bookings'
import { type FamilyPage, familyWorkTexts, shareTexts } from '~/features/families'
import { moveInTexts } from '~/features/move-ins'
import { openMenu } from '~/parts/Menu/Menu'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { keysTexts } from '~/parts/shortcuts/texts'
import { canPause, canReassign } from './ManageFamily'
import { manageMenuIds } from './ManageMenu'
import { useComposerKeys } from './use-composer-keys'

const words = familyWorkTexts

/** Where the keys of a family's page lead. */
export interface FamilyKeyTargets {
  /** The keys to the families before and after in the list. */
  listKeys: readonly Shortcut[]
  stage: RefObject<HTMLSelectElement>
}

/** Adds the keys of a family's page: to other families of the list, to write, to share with communities, to book a tour, and for what moves the family elsewhere. [WORK-003] */
export function useFamilyKeys(family: FamilyPage, { listKeys, stage }: FamilyKeyTargets): void {
  const composerKeys = useComposerKeys()
  const navigate = useNavigate()
  const { id } = family
  const isOffered = family.offer !== undefined
  const [hasAssign, hasPause] = [!isOffered && canReassign(family), !isOffered && canPause(family)]
  const keys = useMemo(
    () => [
      ...listKeys,
      ...composerKeys,
      { key: 's', shown: ['S'], label: keysTexts.stage, run: () => stage.current?.focus() },
      ...(hasAssign ? [menuKey('a', words.assign, manageMenuIds.assign)] : []),
      ...(hasPause ? [menuKey('h', words.pause, manageMenuIds.pause)] : []),
      ...(isOffered
        ? []
        : [
            pageKey('b', bookingsTexts.bookTour, () => navigate(`/families/${id}/tours/new`)),
            pageKey('r', shareTexts.start, () => navigate(`/families/${id}/share`)),
            pageKey('v', moveInTexts.start, () => navigate(`/families/${id}/move-in`)),
          ]),
    ],
    [listKeys, composerKeys, stage, hasAssign, hasPause, isOffered, navigate, id],
  )
  useShortcuts(keys)
}

const menuKey = (key: string, label: string, menu: string): Shortcut => ({
  key,
  shown: [key.toUpperCase()],
  label,
  run: () => openMenu(menu),
})

const pageKey = (key: string, label: string, run: () => void): Shortcut => ({
  key,
  shown: [key.toUpperCase()],
  label,
  run,
})

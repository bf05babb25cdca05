import { useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { openMenu } from '~/parts/Menu/Menu'
import { useFocusField } from '~/parts/shortcuts/field-focus'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { messagesTexts } from './texts'
import { composerFieldIds, templatesMenuId, useWriteLinks } from './MessageComposer'
import { type InboxAround, useInboxKeys } from './inbox-around'
import type { Thread } from './thread'
import { assignMenuId } from './TriageBar/AssignMenu'
import { snoozeMenuId } from './TriageBar/SnoozeMenu'
import { doneButtonId } from './TriageBar/TriageBar'
import { undoButtonId } from './TriageBar/UndoForm'

const words = messagesTexts

/** Adds the keys of a conversation: to the next one, to write, and for what can be done with it. [WORK-003] */
export function useThreadKeys(thread: Thread, around: InboxAround): void {
  const { id, familyId } = thread
  const moves = useInboxKeys(around, id)
  const navigate = useNavigate()
  const focusField = useFocusField()
  const { reply, note } = useWriteLinks(thread)
  const hasNotes = thread.channels.includes('note')
  const keys = useMemo(() => {
    const write = (field: keyof typeof composerFieldIds, href: string) => () =>
      focusField(composerFieldIds[field], () => href)
    const noteKey: Shortcut = { key: 'i', shown: ['I'], label: words.note, run: write('note', note) }
    return [
      ...moves,
      { key: 'r', shown: ['R'], label: words.reply, run: write('message', reply) },
      ...(hasNotes ? [noteKey] : []),
      { key: ';', shown: [';'], label: words.templates, run: () => openMenu(templatesMenuId) },
      { key: 'h', shown: ['H'], label: words.snooze, run: () => openMenu(snoozeMenuId) },
      { key: 'e', shown: ['E'], label: words.done, run: () => press(doneButtonId) },
      { key: 'a', shown: ['A'], label: words.assign, run: () => openMenu(assignMenuId) },
      { key: 'o', shown: ['O'], label: words.openFamily, run: () => navigate(`/families/${familyId}`) },
      { key: 'u', shown: ['U'], label: words.undo, run: () => press(undoButtonId) },
    ]
  }, [moves, navigate, focusField, reply, note, hasNotes, familyId])
  useShortcuts(keys)
}

function press(id: string): boolean {
  const button = document.getElementById(id)
  button?.click()
  return button !== null
}

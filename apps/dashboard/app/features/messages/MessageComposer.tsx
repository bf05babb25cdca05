import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, Tabs, Text, TextArea, TextLink } from '@pkg/ui'
import { Form, useSearchParams } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { type MouseEvent, type RefObject, useRef } from 'react'
import { Menu } from '~/parts/Menu/Menu'
import { useStaff } from '~/site/staff/Staff'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { useDraft } from '~/site/forms/use-draft'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { useCommandKey } from '~/parts/shortcuts/command-key'
import { messagesTexts } from './texts'
import type { Channel, Thread, ThreadTemplate } from './thread'
import * as styles from './Thread.css'

const words = messagesTexts

/** The ids of the fields in which messages and notes are written. */
export const composerFieldIds = { message: 'write-message', note: 'write-note' } as const
/** The id of the menu of templates. */
export const templatesMenuId = 'message-templates'

/** Returns the links that open a part of the composer. The links that put a text into it aren't followed again. */
export function useWriteLinks({ channels }: Pick<Thread, 'channels'>): {
  reply: string
  note: string
  hrefOf: (channel: Channel) => string
} {
  const [query] = useSearchParams()
  const hrefOf = (channel: string) => {
    const next = new URLSearchParams(query)
    for (const name of ['saved', 'undo', 'of', 'retry', 'template']) next.delete(name)
    next.set('write', channel)
    return `?${String(next)}`
  }
  const open = query.get('write')
  return {
    reply: hrefOf(open === null || open === 'note' ? (channels[0] ?? 'message') : open),
    note: hrefOf('note'),
    hrefOf,
  }
}

export interface MessageComposerProps {
  thread: Thread
  rejected: RejectedForm | undefined
}

/**
 * One box to write to the family or to colleagues. A staff note has another ground and a dashed edge, so no one sends it by mistake. What is typed
 * survives live updates, a reload, and a sign-out. [WORK-008, WORK-005]
 */
export function MessageComposer({ thread, rejected }: MessageComposerProps) {
  const [query] = useSearchParams()
  const { hrefOf } = useWriteLinks(thread)
  const failed = rejectedWith(rejected, 'send') ?? rejectedWith(rejected, 'save-note')
  const wanted = failed?.intent === 'save-note' ? 'note' : (failed?.typed['channel'] ?? query.get('write'))
  const open = thread.channels.find((channel) => channel === wanted) ?? thread.channels[0] ?? 'message'
  const isNote = open === 'note'
  return (
    <section className={isNote ? styles.noteComposer : styles.composer} aria-label={words.composer}>
      <Tabs
        label={words.composer}
        tabs={thread.channels.map((channel) => ({ label: words.channels[channel], href: hrefOf(channel) }))}
        current={hrefOf(open)}
      />
      <ComposerForm key={isNote ? 'note' : 'message'} thread={thread} channel={open} failed={failed} />
    </section>
  )
}

interface ComposerFormProps {
  thread: Thread
  channel: Channel
  failed: RejectedForm | undefined
}

function ComposerForm({ thread, channel, failed }: ComposerFormProps) {
  const isNote = channel === 'note'
  const { userId } = useStaff()
  const savedKey = useSavedKey(isNote ? 'staff-note' : 'message-sent')
  // Colleagues can share a computer, and a message is its author's.
  const draft = useDraft(`${isNote ? 'staff note' : 'message'} ${thread.id} ${userId}`, savedKey)
  const field = useRef<HTMLTextAreaElement>(null)
  const commandKey = useCommandKey()
  const intent = isNote ? 'save-note' : 'send'
  const isBusy = useSentForm()?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextArea
          key={`${draft.key} ${thread.draft?.id ?? ''}`}
          ref={field}
          id={composerFieldIds[isNote ? 'note' : 'message']}
          label={words.label[channel]}
          hint={words.hint[channel]}
          error={failed?.errors['text']}
          name="text"
          rows={4}
          max={isNote ? 4000 : 8000}
          defaultValue={failed?.typed['text'] ?? (isNote ? undefined : thread.draft?.text) ?? draft.text}
          onChange={draft.keep}
        />
        {!isNote && <input type="hidden" name="channel" value={channel} />}
        <div className={styles.send}>
          {!isNote && <Templates templates={thread.templates} channel={channel} field={field} />}
          <Button type="submit" name="intent" value={intent} size="small" variant="primary" busy={isBusy}>
            {isBusy ? words.sending : words.send[channel]} <ShortcutKey>{`${commandKey} ↵`}</ShortcutKey>
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface TemplatesProps {
  templates: ThreadTemplate[]
  channel: Channel
  field: RefObject<HTMLTextAreaElement>
}

/** The templates, each a link that puts its text into the field. With scripts, it’s added to what is there. */
function Templates({ templates, channel, field }: TemplatesProps) {
  const [query] = useSearchParams()
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(query)
    for (const name of ['saved', 'undo', 'of', 'retry']) next.delete(name)
    next.set('write', channel)
    next.set('template', id)
    return `?${String(next)}`
  }
  const insert = (text: string) => (event: MouseEvent) => {
    const area = field.current
    if (!area || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    document.getElementById(templatesMenuId)?.removeAttribute('open')
    area.focus()
  }
  return (
    <Menu id={templatesMenuId} label={words.templates} shortcut=";" opens="up">
      <div className={styles.templates}>
        {templates.length === 0 && <Text size="small">{words.noTemplates}</Text>}
        {templates.map(({ id, name, text }) => (
          <a key={id} className={styles.template} href={hrefOf(id)} onClick={insert(text)}>
            <strong>{name}</strong>
            <span className={styles.templateText}>{text}</span>
          </a>
        ))}
        <TextLink href="/messages/templates">{words.manageTemplates}</TextLink>
      </div>
    </Menu>
  )
}

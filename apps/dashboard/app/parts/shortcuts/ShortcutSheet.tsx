import { Dialog, Heading, KeyCap, Stack } from '@pkg/ui'
import { keysTexts } from './texts'
import { useCommandKey } from './command-key'
import type { Shortcut } from './shortcut'
import * as styles from './ShortcutSheet.css'
import { useAllShortcuts } from './ShortcutsProvider'

/** Returns how a text box is sent, which needs no shortcut of its own. */
const sendForm = (commandKey: string): Shortcut => ({
  key: 'mod+enter',
  shown: [commandKey, '↵'],
  label: keysTexts.send,
  run: () => false,
})

/** Every keyboard shortcut of the page and of the dashboard. [WORK-003] */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { page, all } = useAllShortcuts()
  const everywhere = [...all.filter((shortcut) => !page.includes(shortcut)), sendForm(useCommandKey())]
  return (
    <Dialog open={isOpen} onClose={onClose} label={keysTexts.label}>
      <Stack gap={16}>
        {page.length > 0 && <Part title={keysTexts.here} shortcuts={page} />}
        <Part title={keysTexts.everywhere} shortcuts={everywhere} />
      </Stack>
    </Dialog>
  )
}

function Part({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <dl className={styles.keys}>
        {shortcuts
          .filter(({ shown }) => shown.length > 0)
          .map(({ key, shown, label }) => (
            <div key={key} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.caps}>
                {shown.map((cap) => (
                  <KeyCap key={cap}>{cap}</KeyCap>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

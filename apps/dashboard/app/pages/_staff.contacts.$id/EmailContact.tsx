import { buttonClass } from '@pkg/ui'
import { useMemo } from 'react'
import { press } from '~/features/lists'
import { contactsTexts as words } from '~/features/contacts'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'

const linkId = 'email-contact'

/** Opens an email to the contact in the person’s own email program, also with the key M. [DASH-014] */
export function EmailContact({ email }: { email: string }) {
  useShortcuts(useMemo(() => [{ key: 'm', shown: ['M'], label: words.write, run: () => press(linkId) }], []))
  return (
    <div>
      <a id={linkId} href={`mailto:${email}`} className={buttonClass({ size: 'small', variant: 'neutral' })}>
        <span>
          {words.write}
          <ShortcutKey>M</ShortcutKey>
        </span>
      </a>
    </div>
  )
}

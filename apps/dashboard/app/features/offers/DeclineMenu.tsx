import { Button, buttonClass, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { maxReasonLength } from '~/site/forms/form-limits'
import { declineMenuId } from './offer-keys'
import * as styles from './OfferCard.css'

interface DeclineMenuProps {
  /** The offer or family, which is part of the ids of the menu and its field. */
  id: string
  label: ReactNode
  /** Whether the key D opens it. */
  hasKey: boolean
  /** The hidden fields that name what is declined. */
  fields: ReactNode
  intent: string
  isSending: boolean
  words: { reason: string; reasonHint: string; confirmDecline: string }
  /** The reason that was sent and not accepted. */
  rejected: { typed: string; error: string } | undefined
  /** Forms before the reason in words. */
  children?: ReactNode
}

/** A menu that declines an offer with a reason, also without scripts. [GWZ-118] */
export function DeclineMenu({
  id,
  label,
  hasKey,
  fields,
  intent,
  isSending,
  words,
  rejected,
  children,
}: DeclineMenuProps) {
  return (
    <details id={declineMenuId(id)} className={styles.decline} open={rejected !== undefined}>
      <summary className={`${buttonClass({ variant: 'neutral' })} ${styles.summary}`}>
        {label}
        {hasKey && <ShortcutKey>D</ShortcutKey>}
      </summary>
      {children}
      <Form method="post" className={styles.form} preventScrollReset>
        {fields}
        <TextField
          id={`decline-reason-${id}`}
          label={words.reason}
          hint={words.reasonHint}
          error={rejected?.error}
          name="decline-reason"
          maxLength={maxReasonLength}
          defaultValue={rejected?.typed}
        />
        <div>
          <Button type="submit" name="intent" value={intent} size="small" busy={isSending}>
            {words.confirmDecline}
          </Button>
        </div>
      </Form>
    </details>
  )
}

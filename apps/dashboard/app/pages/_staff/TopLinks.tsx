import { bellIcon, ButtonLink, searchIcon, VisuallyHidden } from '@pkg/ui'
import { noticesTexts } from '~/features/notices'
import { searchTexts } from '~/features/search'
import * as styles from './Shell.css'

export interface TopLinksProps {
  /** How many notifications the person hasn't read. */
  unread: number | undefined
  onFind: () => void
}

/** The search and the notifications: below the logo on wide screens, and next to the person on others. */
export function TopLinks({ unread, onFind }: TopLinksProps) {
  return (
    <>
      <FindLink onOpen={onFind} />
      <Bell unread={unread} />
    </>
  )
}

/** Opens the palette. Without scripts, it leads to the page of the search. [WORK-004] */
function FindLink({ onOpen }: { onOpen: () => void }) {
  return (
    <ButtonLink
      href="/search"
      icon={searchIcon}
      variant="neutral"
      size="small"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <span className={styles.findLabel}>{searchTexts.palette}</span>
    </ButtonLink>
  )
}

/** Leads to the person’s notifications, with how many are unread. [WORK-016] */
function Bell({ unread = 0 }: { unread: number | undefined }) {
  return (
    <ButtonLink href="/notifications" icon={bellIcon} variant="neutral" size="small">
      <VisuallyHidden>{noticesTexts.title}</VisuallyHidden>
      {unread > 0 && (
        <>
          <span className={styles.unread}>{unread}</span> <VisuallyHidden>{noticesTexts.unread}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  )
}

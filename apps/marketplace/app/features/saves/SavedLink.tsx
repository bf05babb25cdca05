import { BareLink, bookmarkIcon, Icon } from '@pkg/ui'
import { savedPath } from '~/site/links/saves-links'
import { savesTexts as words } from './texts'
import { useSaves } from './use-saves'

/** The link to the saved communities, with their number once there are any. [HOME-003] */
export function SavedLink({ className }: { className: string }) {
  const count = useSaves().liked.length
  return (
    <BareLink href={savedPath} className={className}>
      <Icon shape={bookmarkIcon} />
      {count > 0 ? words.savedCount(count) : words.savedList}
    </BareLink>
  )
}

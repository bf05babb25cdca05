import { Dialog, Heading } from '@pkg/ui'
import { FilterForm } from './FilterForm'
import type { FilteredListing } from './use-live-counts'
import { filterTexts as words } from './texts'

/** All filters in a dialog: a sheet on a phone. One button says how many communities it shows. [FIND-005, FIND-006] */
export function FilterSheet({
  listing,
  path,
  isOpen,
  onClose,
}: {
  listing: FilteredListing
  path: string
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      label={words.title}
      start={
        <Heading level={2} look="h3">
          {words.title}
        </Heading>
      }
    >
      <FilterForm listing={listing} path={path} isInView />
    </Dialog>
  )
}

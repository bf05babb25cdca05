import { PrefetchPageLinks, useHref } from '@remix-run/react'
import { useState } from 'react'
import { Autocomplete, Dialog, Input, Modal, ModalOverlay, SearchField } from 'react-aria-components'
import type { MenuView } from '~/features/menu'
import type { Area } from '~/site/area'
import type { StaffRole } from '~/site/staff/staff-roles'
import { searchTexts } from './texts'
import { CommandMenu } from './CommandMenu'
import * as styles from './Palette.css'
import { type Command, useCommands } from './use-commands'
import { useFoundRecords } from './use-found-records'

const words = searchTexts

export interface PaletteProps {
  areas: readonly Area[]
  views: readonly MenuView[]
  role: StaffRole
  onClose: () => void
}

/** Finds every record and does every action of the page. It loads when it's opened. [WORK-004] */
export function Palette({ areas, views, role, onClose }: PaletteProps) {
  const [term, setTerm] = useState('')
  const { found, isDown, isSearching } = useFoundRecords(term)
  const sections = useCommands(term, { found, areas, views, role })
  const run = (command: Command) => {
    onClose()
    // After the palette has given the focus back.
    requestAnimationFrame(() => command.run())
  }
  return (
    // cspell:ignore Dismissable
    <ModalOverlay className={styles.overlay} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={words.palette}>
          {/* Otherwise a first search while offline would reload the page. */}
          <PrefetchPageLinks page={useHref('/search/palette')} />
          <Autocomplete inputValue={term} onInputChange={setTerm}>
            <SearchField className={styles.field} aria-label={words.palette} autoFocus>
              <Input className={styles.input} placeholder={words.placeholder} />
            </SearchField>
            <div role="status">{isDown && <p className={styles.empty}>{words.down}</p>}</div>
            <CommandMenu
              sections={sections}
              emptyText={isDown ? undefined : isSearching ? words.searching : words.none(term)}
              onRun={run}
            />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

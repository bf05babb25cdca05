import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components'
import { searchTexts } from './texts'
import * as styles from './Palette.css'
import type { Command, CommandSection } from './use-commands'

export interface CommandMenuProps {
  sections: readonly CommandSection[]
  /** What it says without commands, if anything. */
  emptyText: string | undefined
  onRun: (command: Command) => void
}

/** The commands of the palette, which arrow keys go through while the search field has the focus. [WORK-004] */
export function CommandMenu({ sections, emptyText, onRun }: CommandMenuProps) {
  const run = (id: unknown) => {
    const command = sections.flatMap(({ commands }) => commands).find((known) => known.id === id)
    if (command) onRun(command)
  }
  return (
    <Menu
      className={styles.menu}
      aria-label={searchTexts.palette}
      onAction={run}
      renderEmptyState={() => (emptyText === undefined ? null : <p className={styles.empty}>{emptyText}</p>)}
    >
      {sections.map(({ title, commands }) => (
        <MenuSection key={title} id={title}>
          <Header className={styles.header}>{title}</Header>
          {commands.map(({ id, label, detail, keys }) => (
            <MenuItem key={id} id={id} textValue={label} className={styles.item}>
              <Text slot="label">{label}</Text>
              {detail && (
                <Text slot="description" className={styles.detail}>
                  {detail}
                </Text>
              )}
              {keys && <kbd className={styles.detail}>{keys.join(' ')}</kbd>}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
}

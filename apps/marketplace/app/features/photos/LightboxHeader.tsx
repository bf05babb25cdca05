import { closeIcon, Icon, minusIcon, plusIcon } from '@pkg/ui'
import * as styles from './Lightbox.css'
import { photoTexts as words } from './texts'
import type { LightboxView } from './use-lightbox'

export interface LightboxHeaderProps {
  /** The community's name. */
  name: string
  view: LightboxView
  onClose: () => void
}

/** The community's name, the zoom, the way out, and the groups of images if there are several. [FIND-009] */
export function LightboxHeader({ name, view, onClose }: LightboxHeaderProps) {
  const { groups, group, isZoomed } = view
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{name}</h2>
      <div className={styles.tools}>
        <button type="button" className={styles.quiet} onClick={view.toggleZoom}>
          <Icon shape={isZoomed ? minusIcon : plusIcon} />
          <span className={styles.tool}>{isZoomed ? words.zoomOut : words.zoomIn}</span>
        </button>
        <button type="button" className={styles.bright} onClick={onClose} data-autofocus>
          <Icon shape={closeIcon} />
          <span className={styles.tool}>{words.close}</span>
        </button>
      </div>
      {groups.length > 2 && (
        <div role="group" aria-label={words.groups} className={styles.groups}>
          {groups.map((one) => (
            <button
              key={one.name}
              type="button"
              className={styles.group}
              aria-pressed={one === group}
              onClick={() => view.chooseGroup(one)}
            >
              {one.name} <span className={styles.count}>{one.images.length}</span>
            </button>
          ))}
        </div>
      )}
    </header>
  )
}

import { useEffect, useState } from 'react'
import { IconButton } from '../Button/IconButton'
import { Icon } from '../Icon/Icon'
import { closeIcon } from '../Icon/shapes'
import { inks } from '../Notice/Notice.css'
import { toneIcons } from '../Notice/tones'
import * as texts from '../texts'
import * as styles from './Toast.css'
import { defaultLifetime, tonesOfTypes, type Toast } from './toast-type'

/** The props of `ToastCard`. */
export interface ToastCardProps extends Toast {
  /** Called when its lifetime ends or a person closes it. */
  onDismiss: () => void
}

/** One toast. Its time pauses while it has the pointer or the focus. */
export function ToastCard(props: ToastCardProps) {
  const { message, type = 'Info', lifetime = defaultLifetime, truncate, header, icon, onDismiss } = props
  const [held, setHeld] = useState(false)
  const tone = tonesOfTypes[type]

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDismiss, lifetime)
    return () => clearTimeout(timer)
  }, [held, lifetime, onDismiss])

  return (
    <div
      className={styles.toasts[tone]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={`${styles.icon} ${inks[tone]}`}>
        <Icon shape={icon ?? toneIcons[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.header}>{header ?? texts.toastHeaders[type]}</p>
        <p className={truncate ? styles.truncated : undefined}>{message}</p>
      </div>
      <IconButton variant="quiet" icon={closeIcon} label={texts.close} onClick={onDismiss} />
    </div>
  )
}

import { chevronDownIcon, Icon, VisuallyHidden } from '@pkg/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { listsTexts } from './texts'
import type { RowMenuProps } from './RowMenu'
import * as styles from './RowEdit.css'

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }))

interface RowEditProps extends Omit<RowMenuProps, 'anchor' | 'onClose'> {
  /** What the cell shows. */
  children: ReactNode
}

/** A cell whose value is changed where it is. Before scripts run, it only shows the value. [WORK-003] */
export function RowEdit({ children, ...menu }: RowEditProps) {
  const { label, row, source } = menu
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'plain' | 'closed' | 'open'>('plain')
  useEffect(() => setState('closed'), [])
  if (state === 'plain') return children
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup={source ? 'dialog' : 'menu'}
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        {children}
        <VisuallyHidden> {listsTexts.change(label, row.name)}</VisuallyHidden>
        <Icon shape={chevronDownIcon} />
      </button>
      {state === 'open' && (
        <Suspense fallback={null}>
          <RowMenu {...menu} anchor={button} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}

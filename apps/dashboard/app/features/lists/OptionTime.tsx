import { Button } from '@pkg/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { WhenField } from '~/parts/WhenField/WhenField'
import * as styles from './ActionButtons.css'
import { intentValue } from './list-intent'
import { listsTexts } from './texts'
import { timeName } from './typed-time'
import { useRejectedTime } from './use-rejected-time'

export interface OptionTimeProps {
  /** The name of the action. */
  action: string
  label: string
  of: 'day' | 'moment'
  /** The row, or none for the selected ones. */
  id?: string
}

/** Takes the option of an action as a day or a time in a person’s own words, and does it. It belongs to a form. [WORK-023] */
export function OptionTime({ action, label, of, id }: OptionTimeProps) {
  const intent = { action, ...(id === undefined ? {} : { id }) }
  const rejected = useRejectedTime(intent)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejected) part.current?.querySelector('input')?.focus()
  }, [rejected])
  // Without this, Enter would press the first button of the form, which is another action.
  const pressOwnButton = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.querySelector('button')?.click()
  }
  return (
    <div ref={part} className={styles.picker} onKeyDown={pressOwnButton}>
      <WhenField
        of={of}
        label={of === 'day' ? listsTexts.ownDay : listsTexts.ownTime}
        name={timeName(intent)}
        defaultValue={rejected?.typed[timeName(intent)]}
        error={rejected?.errors[timeName(intent)]}
      />
      <Button type="submit" name="do" value={intentValue(intent)} size="small">
        {label}
      </Button>
    </div>
  )
}

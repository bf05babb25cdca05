import { Button, checkIcon, Select, TextField, VisuallyHidden } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { texts } from '~/texts'
import { Age } from './Age'
import type { RoomView } from './price-sheet'
import * as styles from './PriceSheet.css'
import type { RejectedStatement } from './read-statements.server'

const words = texts.prices
const options = Object.entries(words.statuses).map(([value, label]) => ({ value, label }))

interface RoomRowProps {
  room: RoomView
  rejected: RejectedStatement | undefined
  children: ReactNode
}

/** Whether rooms of one type are open, which is confirmed with one press or changed in place. [TRUST-018] */
export function RoomRow({ room: { room, name, status, openRooms, age }, rejected, children }: RoomRowProps) {
  const sent = useNavigation().formData
  const intent = sent?.get('room') === room ? sent.get('intent') : undefined
  const own = rejected?.of === room ? rejected : undefined
  const said = `${status ?? ''}${openRooms ?? ''}`
  const label = <VisuallyHidden>{words.about(name)}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <Form method="post" className={styles.form} preventScrollReset>
        {children}
        <input type="hidden" name="room" value={room} />
        <input type="hidden" name="was" value={said} />
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <Age age={age} />
        </div>
        <div className={styles.fields} key={said}>
          <Select
            id={`status-${room}`}
            label={words.status}
            name="status"
            options={options}
            placeholder={status ? null : undefined}
            defaultValue={status ?? ''}
          />
          <TextField
            id={`open-rooms-${room}`}
            label={words.openRooms}
            error={own?.error}
            name="open-rooms"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={own?.typed ?? openRooms ?? ''}
          />
        </div>
        <div className={styles.actions}>
          {status && (
            <Button
              type="submit"
              name="intent"
              value="confirm"
              size="small"
              icon={checkIcon}
              busy={intent === 'confirm'}
            >
              {words.stillRight}
              {label}
            </Button>
          )}
          <Button type="submit" name="intent" value="save" size="small" variant="neutral" busy={intent === 'save'}>
            {words.save}
            {label}
          </Button>
        </div>
      </Form>
    </li>
  )
}

import { Select, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EnterButton } from '~/parts/EnterButton/EnterButton'
import { pricesTexts } from './texts'
import { Age } from './Age'
import type { RoomView } from './price-sheet'
import * as styles from './PriceSheet.css'
import type { RejectedStatement } from './read-statements.server'
import { StatementActions } from './StatementActions'
import { useBase } from './use-base'

const words = pricesTexts
const options = Object.entries(words.statuses).map(([value, label]) => ({ value, label }))

interface RoomRowProps {
  room: RoomView
  rejected: RejectedStatement | undefined
  children: ReactNode
}

/** Whether rooms of one type are open, which is confirmed with one press or changed in place. [TRUST-018] */
export function RoomRow({ room: { room, name, status, openRooms, age }, rejected, children }: RoomRowProps) {
  const own = rejected?.of === room ? rejected : undefined
  const { base, keep } = useBase('room', room, `${status ?? ''}${openRooms ?? ''}`)
  return (
    <li className={styles.row}>
      <Form method="post" className={styles.form} preventScrollReset onChange={keep}>
        <EnterButton name="intent" value="save" />
        {children}
        <input type="hidden" name="room" value={room} />
        <input type="hidden" name="was" value={base} />
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <Age age={age} />
        </div>
        <div className={styles.fields} key={base}>
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
          <StatementActions field="room" id={room} about={name} isStated={status !== undefined} />
        </div>
      </Form>
    </li>
  )
}

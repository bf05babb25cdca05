import { Heading, Notice, Stack, Text } from '@pkg/ui'
import { pricesTexts } from './texts'
import type { PriceSheetView } from './price-sheet'
import * as styles from './PriceSheet.css'
import { PaymentRow } from './PaymentRow'
import { PriceSection } from './PriceSection'
import { RoomRow } from './RoomRow'
import type { RejectedStatement } from './read-statements.server'

const words = pricesTexts

export interface PriceSheetProps {
  sheet: PriceSheetView
  /** The token of an emailed link, which goes along in each form instead of in their URL. */
  token?: string | undefined
  rejected: RejectedStatement | undefined
}

/** The prices and rooms of a community, and who pays. Each is confirmed with one press, or corrected in place. Works without scripts. [TRUST-018, WORK-010] */
export function PriceSheet({ sheet, token, rejected }: PriceSheetProps) {
  const secret = token && <input type="hidden" name="token" value={token} />
  return (
    <Stack gap={32}>
      {sheet.arePricesHidden && (
        <Notice tone="caution" title={words.hidden}>
          {words.hiddenHelp}
        </Notice>
      )}
      <PriceSection sheet={sheet} rejected={rejected}>
        {secret}
      </PriceSection>
      {sheet.rooms.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading level={2}>{words.roomsTitle}</Heading>
          </div>
          <ul className={styles.rows}>
            {sheet.rooms.map((room) => (
              <RoomRow key={room.room} room={room} rejected={rejected}>
                {secret}
              </RoomRow>
            ))}
          </ul>
        </section>
      )}
      <section>
        <div className={styles.head}>
          <Heading level={2}>{words.paymentsTitle}</Heading>
        </div>
        <Text>{words.paymentsLead}</Text>
        <ul className={styles.rows}>
          {sheet.payments.map((payment) => (
            <PaymentRow key={payment.source} payment={payment}>
              {secret}
            </PaymentRow>
          ))}
        </ul>
      </section>
    </Stack>
  )
}

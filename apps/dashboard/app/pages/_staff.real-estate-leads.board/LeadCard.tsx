import { Text } from '@pkg/ui'
import { type LeadRow, leadsTexts as words } from '~/features/homes'
import type { ReactNode } from 'react'
import { Time } from '~/parts/Time/Time'

/** What a card says about a home: what it is and where, who works on it, for how long it has been there, and its fee or the end of its offer. [DASH-016] */
export function LeadCard({ row: { need, place, agent, stay, acceptBy, fee } }: { row: LeadRow }) {
  return (
    <>
      <Line>
        {need}, {place}
      </Line>
      <Line>{agent}</Line>
      <Line>
        {words.stay} <Time moment={stay} />
      </Line>
      {acceptBy && (
        <Line>
          {words.acceptBy} <Time moment={acceptBy} />
        </Line>
      )}
      {fee && (
        <Line>
          {words.fee}: {fee}
        </Line>
      )}
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="small" tone="muted">
    {children}
  </Text>
)

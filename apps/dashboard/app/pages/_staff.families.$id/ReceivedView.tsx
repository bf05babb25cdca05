import { Breadcrumbs, ButtonLink, Cluster, messageIcon, Stack } from '@pkg/ui'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { type FamilyPage, familyTexts, responseTexts, TimeToReply } from '~/features/families'
import { useListAround } from '~/features/lists'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { FamilyBookings } from '~/features/bookings'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Answers } from './Answers'
import { ContactInfo } from './ContactInfo'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import { ReceivedHomeCard } from './ReceivedHomeCard'
import type { Received } from './load-received.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { RejectedField } from './rejected-field'
import { RequestedCommunities } from './RequestedCommunities'
import { ResponseCard } from './ResponseCard'

export interface ReceivedViewProps {
  family: FamilyPage
  received: Received
  /** The form that was sent and not accepted. */
  rejected: RejectedField | RejectedForm | undefined
}

/** A family that is shared with a provider or a real estate agent: contact info, answers, and how they responded. [ROLE-010, TRUTH-008] */
export function ReceivedView({ family, received, rejected: form }: ReceivedViewProps) {
  const { releases, homes, tours, conversationId } = received
  const rejected = form && 'field' in form ? form : undefined
  const clock = releases.find((release) => release.clock)?.clock
  const canEmail = conversationId !== undefined && family.email !== undefined
  const { crumb, links, shortcuts } = useListAround({ label: familyTexts.crumb, href: '/families?tab=all' })
  useShortcuts(shortcuts)
  const rejectedOf = (id: string) => (rejected?.of === id ? rejected : undefined)
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={[crumb, { label: family.name }]} />
          {links}
        </div>
        <PageTitle title={family.title} lead={family.advisor && familyTexts.advisor(family.advisor)} />
      </Stack>
      <SavedNotice />
      {(clock || canEmail) && (
        <Cluster gap={24}>
          {clock && <TimeToReply clock={clock} />}
          {canEmail && (
            <ButtonLink href={`/messages/${conversationId}`} icon={messageIcon} size="small">
              {responseTexts.message}
            </ButtonLink>
          )}
        </Cluster>
      )}
      <div className={styles.receivedColumns}>
        <div className={styles.contact}>
          <ContactInfo family={family} rejected={rejected?.field === 'reason' ? rejected : undefined} />
        </div>
        <div className={styles.next}>
          {releases.map((release) => (
            <ResponseCard key={release.id} release={release} rejected={rejectedOf(release.id)} />
          ))}
        </div>
        <div className={styles.middle}>
          {tours && <FamilyBookings familyId={family.id} bookings={tours} isTeam rejected={form} />}
          {family.communities.length > 0 && <RequestedCommunities communities={family.communities} />}
          {homes.map((home) => (
            <ReceivedHomeCard key={home.id} home={home} />
          ))}
          <Answers answers={family.answers} />
        </div>
      </div>
    </Stack>
  )
}

import { Badge, Heading, Ledger, Stack, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import type { CommunityContact } from '~/features/contacts'
import { Time } from '~/parts/Time/Time'
import { type CommunityCost, costTexts, type FamilyPage, familyTexts } from '~/features/families'
import * as styles from './RequestedCommunities.css'

export interface RequestedCommunitiesProps extends Pick<FamilyPage, 'communities' | 'budgetRange'> {
  /** What the communities cost, by their ID, as far as it’s known. Missing for those who don’t compare them. */
  costs?: Readonly<Partial<Record<string, CommunityCost>>>
  /** The people to call there, by the ID of the community. Missing for those who have no address book. */
  contacts?: Readonly<Partial<Record<string, CommunityContact>>>
}

/** The communities that a family asked about: what each costs the family next to its budget, the status of the request, and the person to call there. [DASH-003, WORK-006, DASH-014] */
export function RequestedCommunities({ communities, budgetRange, costs, contacts = {} }: RequestedCommunitiesProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {familyTexts.communities}
      </Heading>
      {costs && budgetRange && <Text size="small">{costTexts.budget(budgetRange)}</Text>}
      {communities.length === 0 && <Text size="small">{familyTexts.noCommunities}</Text>}
      {communities.length > 0 && (
        <ul className={styles.list}>
          {communities.map(({ id, communityId, name, status, requestedAt }) => (
            <li key={id} className={styles.item}>
              <div className={styles.line}>
                <strong>{name}</strong>
                <Badge>{status}</Badge>
              </div>
              <Text size="small">
                {familyTexts.requestedAt} <Time moment={requestedAt} />
              </Text>
              <Contact contact={contacts[communityId]} />
              {costs && <Cost community={name} cost={costs[communityId]} />}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function Contact({ contact }: { contact: CommunityContact | undefined }) {
  if (!contact) return null
  const { name, href, job, phone, phoneHref, preference } = contact
  const said = [job, preference].filter(Boolean).join('. ')
  return (
    <div>
      <TextLink href={href}>{name}</TextLink>
      {phoneHref && (
        <>
          {' '}
          <TextLink href={phoneHref}>{phone}</TextLink>
        </>
      )}
      {said && <Text size="small">{said}</Text>}
    </div>
  )
}

function Cost({ community, cost }: { community: string; cost: CommunityCost | undefined }) {
  if (!cost) return <Text size="small">{costTexts.unknown}</Text>
  const { likely, about, budget, lines } = cost
  return (
    <>
      <div>
        <strong className={styles.amount}>{likely}</strong> {about}
      </div>
      {budget && <div className={budget.isOver ? styles.over : styles.within}>{budget.text}</div>}
      <details>
        <summary className={styles.summary}>
          {costTexts.breakdown} <VisuallyHidden>{costTexts.of(community)}</VisuallyHidden>
        </summary>
        <Ledger lines={lines} />
      </details>
    </>
  )
}
